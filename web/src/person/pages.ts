// Requests about pages of people.

import { ask } from "../api";
import type { Person } from "../http";

export const myPage = () => ask<Person>("person", "me/person");
export const pageOf = (id: string) => ask<Person>("person", `people/${id}`);
/** Chooses whether one's page is public. */
export const showPage = (open: boolean) =>
  ask<Person>("person", "me/person", "POST", { public: open });
