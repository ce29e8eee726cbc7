import { isFields } from '#kit/model';

/** Letters that everybody may use (SIL Open Font License), each with all weights of a site: without serifs and with them. */
export const openLetters = {
  sans: [
    'Atkinson Hyperlegible Next',
    'DM Sans',
    'Figtree',
    'IBM Plex Sans',
    'Inter',
    'Karla',
    'Libre Franklin',
    'Manrope',
    'Montserrat',
    'Mulish',
    'Noto Sans',
    'Nunito',
    'Open Sans',
    'Public Sans',
    'Rubik',
    'Source Sans 3',
    'Work Sans',
  ],
  serif: [
    'Bitter',
    'Crimson Pro',
    'EB Garamond',
    'Fraunces',
    'Literata',
    'Lora',
    'Newsreader',
    'Noto Serif',
    'Playfair Display',
    'Source Serif 4',
    'Vollkorn',
  ],
} as const;

/** The name of a font that everybody may use. */
export type OpenLetters = (typeof openLetters)[keyof typeof openLetters][number];

/** Whether letters of a name are among those that everybody may use. */
export function isOpenLetters(name: unknown): name is OpenLetters {
  return [...openLetters.sans, ...openLetters.serif].some((known) => known === name);
}

/** What `font` of `_theme.yaml` says: a family, the file of its plain letters in the public folder, and further ones. */
export type OwnLetters = { family: string; file: string; more?: readonly string[] };

/** Letters with further files: they join those of their family, and are in place of others. */
export function withFiles(before: unknown, taken: OwnLetters): OwnLetters {
  if (!isFields(before) || before['family'] !== taken.family || typeof before['file'] !== 'string') return taken;
  const more = Array.isArray(before['more']) ? before['more'].map(String) : [];
  const all = [...new Set([...more, taken.file, ...(taken.more ?? [])])].filter((file) => file !== before['file']);
  return { family: taken.family, file: before['file'], ...(all.length > 0 && { more: all }) };
}

/** What brings letters into the site's public folder. */
export interface Letters {
  /** Brings open letters, for the languages of the site. Answers with why they can't be had, else. */
  bring(name: OpenLetters, languages: readonly string[]): Promise<OwnLetters | { refused: string }>;
  /** Takes a file of letters from this computer. Answers with why it can't be taken, else. */
  take(name: string, bytes: Blob): Promise<OwnLetters | { refused: string }>;
}
