import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { insideOf, OutsideError } from '#builder/base';
import { checkDrawing, readDrawing, readOriginal, temporaryFolder, writeWhole } from '#builder/files';
import { mediaFolder } from '#engine/base';
import { addressPart, isError } from '#kit/model';
import type { StudioFolders } from './folders.ts';

/** How many pictures of one name there may be. */
const mostOfOneName = 1000;

/**
 * Puts a picture into `_media`, once it has passed what every original must. Its name is made safe; another picture of that
 * name stays, and this one gets a number. The same picture once more is the one that is there.
 */
export function takePicture(
  address: string,
  bytes: Buffer,
  { pages }: Pick<StudioFolders, 'pages'>,
): { name: string; isNew: boolean } | { refused: string } {
  const wanted = safeName(address);
  if (wanted === undefined) return { refused: 'A picture’s name ends in .jpg, .png, .webp, .avif or .svg.' };
  const problem = problemOf(wanted, bytes);
  if (problem !== undefined) return { refused: problem };
  try {
    for (let number = 1; number <= mostOfOneName; number += 1) {
      const name = number === 1 ? wanted : wanted.replace(/(?=\.\w+$)/, `-${number}`);
      const file = insideOf(pages, `${mediaFolder}/${name}`);
      if (existsSync(file)) {
        if (readFileSync(file).equals(bytes)) return { name, isNew: false };
        continue;
      }
      mkdirSync(dirname(file), { recursive: true });
      // Whole or not at all, whenever the server ends.
      writeWhole(file, bytes, { isSynced: true });
      return { name, isNew: true };
    }
  } catch (error) {
    if (error instanceof OutsideError) return { refused: error.message };
    throw error;
  }
  return { refused: 'There are too many pictures of this name. Give it another one.' };
}

/** A name of small letters, digits and hyphens: it is part of addresses. Nothing where it has no ending of a picture. */
function safeName(address: string): string | undefined {
  const { name: stem, ext: ending } = parse(decoded(address).replaceAll('\\', '/'));
  if (!/^\.(jpe?g|png|webp|avif|gif|svg)$/i.test(ending)) return undefined;
  const plain = addressPart(stem).slice(0, 60);
  return `${plain || 'picture'}${ending.toLowerCase()}`;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** What is wrong with a picture, in the words of the validator; nothing where it can be used. */
function problemOf(name: string, bytes: Buffer): string | undefined {
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
