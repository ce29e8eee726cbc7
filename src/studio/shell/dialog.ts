/** What lies above the screen. */
export type Dialog =
  | 'pages'
  | 'changes'
  | 'state'
  | 'find'
  | 'versions'
  | 'sharing'
  | 'help'
  | 'publish'
  | 'published'
  | 'look';
