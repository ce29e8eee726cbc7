/** Where content lies: `root` is what names in messages are relative to; the others are whole paths. */
export type StudioFolders = { root: string; pages: string; publicFolder: string };
