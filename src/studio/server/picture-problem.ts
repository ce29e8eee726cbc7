import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDrawing, readDrawing, readOriginal, temporaryFolder } from '#builder/files';
import { isError } from '#kit/model';

/**
 * What is wrong with a picture, in the words of the validator; nothing where it can be used. It is looked at in a folder of
 * its own, under a name that nobody chooses, which need not go through `inside.ts`.
 */
export function pictureProblem(name: string, bytes: Buffer): string | undefined {
  const { folder, remove } = temporaryFolder('studio-picture-');
  try {
    const file = join(folder, 'picture');
    writeFileSync(file, bytes);
    const isDrawing = name.endsWith('.svg');
    const { info, findings } = isDrawing ? readDrawing(file) : readOriginal(file, name);
    const unsafe = isDrawing && !info.isFaulty ? checkDrawing(file, name) : [];
    const [first] = [...findings.filter(isError), ...unsafe];
    return first && [first.message, first.help].filter(Boolean).join(' ');
  } finally {
    remove();
  }
}
