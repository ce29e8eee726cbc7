/** What people may be; each may all that the one before may. */
export const roles = ['editor', 'publisher', 'owner'] as const;
export type Role = (typeof roles)[number];

/** A role as a sentence has it. */
export const roleWords: Readonly<Record<Role, string>> = {
  editor: 'an editor',
  publisher: 'a publisher',
  owner: 'an owner',
};

/** What may be done. Reading visitors' messages is a right of its own, whatever the role. */
export type Right = 'edit' | 'publish' | 'people' | 'messages';

const rightsOfRoles: Readonly<Record<Role, readonly Right[]>> = {
  editor: ['edit'],
  publisher: ['edit', 'publish'],
  owner: ['edit', 'publish', 'people'],
};

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** What somebody may do. */
export function rightsOf({ role, readsMessages }: { role: Role; readsMessages: boolean }): readonly Right[] {
  return [...rightsOfRoles[role], ...(readsMessages ? (['messages'] as const) : [])];
}
