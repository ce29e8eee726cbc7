/** What somebody has chosen of how the Studio works, kept in the browser from one day to the next. */
const prefix = 'studio-choice ';

/** What was kept under a name; nothing where nothing was, or where the browser keeps nothing. */
export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // Where nothing can be kept, it counts until the tab is closed.
  }
}
