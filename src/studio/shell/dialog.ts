/** What lies above the screen. */
export type Dialog = 'pages' | 'changes' | 'find' | 'versions' | 'sharing' | 'help' | 'publish' | 'published' | 'look';
