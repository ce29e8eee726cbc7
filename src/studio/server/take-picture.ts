import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { insideOf } from '#builder/base';
import { writeWholeInside } from '#builder/files';
import { mediaFolder } from '#engine/base';
import { addressPart } from '#kit/model';
import type { StudioFolders } from './folders.ts';
import { orRefused } from './or-refused.ts';
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
  return orRefused(() => {
    for (let number = 1; number <= mostOfOneName; number += 1) {
      const name = number === 1 ? wanted : wanted.replace(/(?=\.\w+$)/, `-${number}`);
      const path = `${mediaFolder}/${name}`;
      const file = insideOf(pages, path);
      if (!existsSync(file)) {
        // Whole or not at all, whenever the server ends.
        writeWholeInside(pages, path, bytes);
        return { name, isNew: true };
      }
      if (readFileSync(file).equals(bytes)) return { name, isNew: false };
    }
    return { refused: 'There are too many pictures of this name. Give it another one.' };
  });
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
