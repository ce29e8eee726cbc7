/** A draft as it is listed. */
export type Draft = {
  id: string;
  name: string;
  owner: string;
  /** Nothing where they are gone. */
  ownerName?: string;
  members: readonly string[];
  changed: number;
  files: readonly string[];
  /** When it is published by itself, and what stands in the way of that. */
  schedule?: { when: string; problem?: string };
};
