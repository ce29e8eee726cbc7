import { formReadLimit } from '../size-limit.ts';

const megabyte = 1024 * 1024;

/** What may be sent with a form: the bytes of a file, of all files together, and how many one question takes at most. */
export const fileLimits = { each: 10 * megabyte, all: 25 * megabyte, most: 10 } as const;

/** More than any form of a page sends; programs send thousands. */
export const formLimits = { fields: 200, files: 50, parts: 250 } as const;

/** The bytes of a form: its files, its fields, and what stands between them. */
export const mostBytes = fileLimits.all + formReadLimit;

/** How many files a question takes. */
export function mostFiles({ to }: { to?: number | string }): number {
  return typeof to === 'number' ? to : 1;
}

/** The kinds of files that are taken, by their media types: how people call them, and how their names end. */
export const fileTypes = {
  'application/pdf': { called: 'PDF', endings: ['pdf'] },
  'image/jpeg': { called: 'JPEG', endings: ['jpg', 'jpeg'] },
  'image/png': { called: 'PNG', endings: ['png'] },
  'image/gif': { called: 'GIF', endings: ['gif'] },
  'image/webp': { called: 'WebP', endings: ['webp'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { called: 'Word', endings: ['docx'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { called: 'Excel', endings: ['xlsx'] },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    called: 'PowerPoint',
    endings: ['pptx'],
  },
  'application/vnd.oasis.opendocument.text': { called: 'OpenDocument', endings: ['odt'] },
  'application/vnd.oasis.opendocument.spreadsheet': { called: 'OpenDocument', endings: ['ods'] },
  'application/vnd.oasis.opendocument.presentation': { called: 'OpenDocument', endings: ['odp'] },
} as const satisfies Record<string, { called: string; endings: readonly [string, ...string[]] }>;

/** A media type that is taken. */
export type FileType = keyof typeof fileTypes;

/** What a browser's window for choosing files offers. */
export const offeredFiles = Object.values(fileTypes)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(',');

/** Why a file is not taken: it holds nothing, or too much, is of another kind, or what looks at files has refused it. */
export type FileProblem = 'fileEmpty' | 'fileTooLarge' | 'fileType' | 'fileUnsafe';

/** A file that somebody has chosen, as far as its question is checked by it. No JSON makes one. */
export class ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly problem: FileProblem | undefined;

  /** `size` in bytes. */
  constructor(name: string, size: number, problem?: FileProblem) {
    this.name = name;
    this.size = size;
    this.problem = problem ?? (size === 0 ? 'fileEmpty' : size > fileLimits.each ? 'fileTooLarge' : undefined);
  }
}

/** A file that has arrived and lies aside until its message is kept; `digest` is its SHA-256 in hexadecimal. */
export class ReceivedFile extends ChosenFile {
  readonly id: string;
  readonly type: FileType | undefined;
  readonly digest: string;

  constructor(
    about: { id: string; name: string; size: number; type: FileType | undefined; digest: string },
    problem?: FileProblem,
  ) {
    super(about.name, about.size, problem);
    this.id = about.id;
    this.type = about.type;
    this.digest = about.digest;
  }
}

/** A file as its message says it: which question it answers, what it was called, and what it was found to be. */
export type SentFile = { id: string; key: string; name: string; type: FileType; bytes: number; digest: string };

/** A size as people read it. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [size, unit] = bytes < megabyte ? [bytes / 1024, 'kB'] : [bytes / megabyte, 'MB'];
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`;
}

/** What a file is called when it is saved: its own name, with the ending of what it is. */
export function savedName({ name, type }: Pick<SentFile, 'name' | 'type'>): string {
  const { endings } = fileTypes[type];
  const [ending] = endings;
  return endings.some((each) => name.toLowerCase().endsWith(`.${each}`)) ? name : `${name}.${ending}`;
}

/** The longest name that is kept, in characters. */
const longestName = 120;

/** The name of a file without the folders before it, and without what no name should hold; its ending stays. */
export function fileName(text: string): string {
  const [last = ''] = text.split(/[/\\]/).slice(-1);
  const plain = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]+/gu, ' ').replaceAll(/\s+/g, ' ');
  const name = plain.replaceAll(/^[\s.]+|[\s.]+$/g, '');
  if (name === '') return 'file';
  const characters = [...name];
  if (characters.length <= longestName) return name;
  const [ending = ''] = /\.[^.]{1,10}$/.exec(name) ?? [];
  return characters.slice(0, longestName - ending.length).join('') + ending;
}
