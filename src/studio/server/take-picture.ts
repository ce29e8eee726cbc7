import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, parse } from 'node:path';
import { insideOf, OutsideError } from '#builder/base';
import { writeWhole } from '#builder/files';
import { mediaFolder } from '#engine/base';
import { addressPart } from '#kit/model';
import type { StudioFolders } from './folders.ts';
import { pictureProblem } from './picture-problem.ts';

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
  const problem = pictureProblem(wanted, bytes);
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
