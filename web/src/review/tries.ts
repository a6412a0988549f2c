// What was tried from which moment of which game, and what it is called. The tables themselves are kept as
// all on this device are; a try may be tried from in turn, so that they make a tree.

import { keep, recall } from "../shell/store";

export interface Try {
  /** The table on this device. */
  id: string;
  /** The table that it was tried from, after so many moves, and for whom. */
  from: string;
  ply: number;
  seat: number;
  /** What it is called, if it was given a name. */
  name: string;
}

/** A try, and what was tried from it. */
export interface Branch extends Try {
  branches: Branch[];
}

const KEY = "asterism-tries";
/** How long a name may be. */
export const LONGEST = 40;

function all(): Try[] {
  try {
    return JSON.parse(recall(KEY) ?? "[]") as Try[];
  } catch {
    return [];
  }
}

export function rememberTry(next: Try): void {
  keep(KEY, JSON.stringify([...all(), next]));
}

export function nameTry(id: string, name: string): void {
  const named = name.trim().slice(0, LONGEST);
  keep(
    KEY,
    JSON.stringify(all().map((each) => (each.id === id ? { ...each, name: named } : each))),
  );
}

/** What was tried from a table, as far as those tables are still there. */
export function treeOf(from: string, there: ReadonlySet<string>): Branch[] {
  const tries = all();
  const branchesOf = (id: string): Branch[] =>
    tries
      .filter((each) => each.from === id)
      .flatMap((each) => {
        const branches = branchesOf(each.id);
        // What was tried from one that is gone is tried from where that was.
        return there.has(each.id) ? [{ ...each, branches }] : branches;
      })
      .sort((one, other) => one.ply - other.ply);
  return branchesOf(from);
}

/** Forgets those whose tables are gone and which lead nowhere. */
export function prune(there: ReadonlySet<string>): void {
  const kept = all().filter(({ id }) => there.has(id) || treeOf(id, there).length > 0);
  keep(KEY, JSON.stringify(kept));
}
