/** How many bytes of a kind of file are taken. */
export const mostBytes = {
  picture: 25 * 1024 * 1024,
  document: 25 * 1024 * 1024,
  /** The largest that computers come with, of one script. */
  letters: 16 * 1024 * 1024,
} as const;

const ways: Readonly<Record<keyof typeof mostBytes, string>> = {
  picture:
    'Make it smaller in a program for pictures: save it as a JPEG, 3,000 pixels wide, which is enough for every place.',
  document: 'Save it once more with smaller pictures, or in several parts.',
  letters: 'Take one that ends with .woff2, or one for fewer scripts.',
};

/** Says of a file that it is too large, and what can be done, before it is sent for nothing; nothing where it isn't. */
export function tooLarge(kind: keyof typeof mostBytes, { size }: Blob): { refused: string } | undefined {
  if (size <= mostBytes[kind]) return undefined;
  const called = kind === 'letters' ? 'file' : kind;
  return {
    refused: `This ${called} has ${inMegabytes(size)}; at most ${inMegabytes(mostBytes[kind])} are taken. ${ways[kind]}`,
  };
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}
