const key = 'studio copied section';

/** Keeps a section for other pages, in this tab: it is copied, not taken away. */
export function copySection(section: unknown): void {
  sessionStorage.setItem(key, JSON.stringify(section));
}

/** The section that was copied last; nothing where there is none. */
export function copiedSection(): unknown {
  const kept = sessionStorage.getItem(key);
  if (kept === null) return undefined;
  try {
    return JSON.parse(kept) as unknown;
  } catch {
    return undefined;
  }
}
