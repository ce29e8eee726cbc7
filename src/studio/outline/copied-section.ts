const key = 'studio copied section';

/** Where the browser keeps nothing: it is there until the tab is closed. */
let copied: string | undefined;

/** Keeps a section for other pages, in this tab: it is copied, not taken away. */
export function copySection(section: unknown): void {
  copied = JSON.stringify(section);
  try {
    sessionStorage.setItem(key, copied);
  } catch {
    // It has no room, or keeps nothing.
  }
}

/** The section that was copied last; nothing where there is none. */
export function copiedSection(): unknown {
  const json = copied ?? keptSection();
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function keptSection(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
