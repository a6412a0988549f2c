// One tab at a time has a table open.

export interface Locks {
  /** Takes the lock of a table; calls `waiting` first if another tab has it. */
  hold(table: string, waiting: () => void): Promise<Hold>;
  /** Runs a task on a table that no tab holds; resolves to whether it could. */
  alone(table: string, task: () => Promise<void>): Promise<boolean>;
}

export type Hold = () => void;

const nameOf = (table: string) => `asterism-table-${table}`;

export class TabLocks implements Locks {
  #manager: LockManager;

  constructor(manager: LockManager) {
    this.#manager = manager;
  }

  async hold(table: string, waiting: () => void): Promise<Hold> {
    return (await this.#request(table, true)) ?? (waiting(), await this.#wait(table));
  }

  async alone(table: string, task: () => Promise<void>): Promise<boolean> {
    const hold = await this.#request(table, true);
    if (!hold) return false;
    await task().finally(hold);
    return true;
  }

  async #wait(table: string): Promise<Hold> {
    const hold = await this.#request(table, false);
    if (!hold) throw new Error("a lock that is waited for is granted");
    return hold;
  }

  #request(table: string, ifAvailable: boolean): Promise<Hold | null> {
    return new Promise((settle, fail) => {
      const granted = (lock: Lock | null) =>
        lock ? new Promise<void>((letGo) => settle(letGo)) : settle(null);
      this.#manager.request(nameOf(table), { ifAvailable }, granted).catch(fail);
    });
  }
}

/** For browsers without locks. Stored data is safe all the same: no entry is overwritten. */
export const noLocks: Locks = {
  hold: async () => () => undefined,
  alone: async (_, task) => {
    await task();
    return true;
  },
};
