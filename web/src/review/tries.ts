// The tries from moments of games, and their names. The tables themselves are stored like all others on this
// device; a try can be tried from in turn, so that they form a tree.

import { keep, recall } from "../shell/store";

export interface Try {
  /** The table on this device. */
  id: string;
  /** The table it started from, after how many moves, and for which seat. */
  from: string;
  ply: number;
  seat: number;
  /** Its name, if it was given one. */
  name: string;
}

/** A try, and the tries that started from it. */
export interface Branch extends Try {
  branches: Branch[];
}

const KEY = "asterism-tries";
/** The maximum length of a name. */
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

/** The tries from a table, as far as their tables still exist. */
export function treeOf(from: string, there: ReadonlySet<string>): Branch[] {
  const tries = all();
  const branchesOf = (id: string): Branch[] =>
    tries
      .filter((each) => each.from === id)
      .flatMap((each) => {
        const branches = branchesOf(each.id);
        // The tries from a deleted table move up to the table that it started from.
        return there.has(each.id) ? [{ ...each, branches }] : branches;
      })
      .sort((one, other) => one.ply - other.ply);
  return branchesOf(from);
}

/** Forgets tries whose tables are gone and that lead to no others. */
export function prune(there: ReadonlySet<string>): void {
  const kept = all().filter(({ id }) => there.has(id) || treeOf(id, there).length > 0);
  keep(KEY, JSON.stringify(kept));
}
