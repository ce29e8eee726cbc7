/** What lies above the screen. */
export type Dialog = 'pages' | 'changes' | 'versions' | 'sharing' | 'help' | 'publish' | 'published' | 'look';
