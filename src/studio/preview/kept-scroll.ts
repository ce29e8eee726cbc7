const prefix = 'studio-scroll ';

/** How far down a page was scrolled when it was left, in this tab: who comes back to it, or loads the Studio again, finds it there. */
export function keptScroll(path: string): number {
  try {
    return Number(sessionStorage.getItem(prefix + path) ?? 0);
  } catch {
    return 0;
  }
}

/** Keeps how far down a page is scrolled (pixels) that is left. */
export function keepScroll(path: string, top: number): void {
  try {
    sessionStorage.setItem(prefix + path, String(top));
  } catch {
    // Where nothing can be kept, a page begins at its top.
  }
}
