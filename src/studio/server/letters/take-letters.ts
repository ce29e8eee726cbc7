import { parse } from 'node:path';
import { packFont } from '#builder/dev';
import { fontInfo, hashOf, writeWholeInside } from '#builder/files';
import { addressPart } from '#kit/model';
import type { OwnLetters } from '../../host/letters.ts';
import { orRefused } from '../or-refused.ts';
import { lettersFolder } from './bring-letters.ts';

/** What is packed here at most: it takes seconds, in which nothing else is answered. */
const mostUnpacked = 2 * 1024 * 1024;

/** How a file of letters begins that isn't packed for the web (OpenType, "Organization of an OpenType Font"). */
const unpacked = ['\0\u0001\0\0', 'OTTO', 'true'];

/** Puts a file of letters from somebody's computer into the site's public folder, packed for the web. A name holds what its content is. */
export async function takeLetters(
  name: string,
  bytes: Buffer,
  publicFolder: string,
): Promise<OwnLetters | { refused: string }> {
  const start = bytes.toString('latin1', 0, 4);
  if (unpacked.includes(start) && bytes.length > mostUnpacked)
    return { refused: 'This file is too large to be packed here: take the one that ends with .woff2.' };
  const font = unpacked.includes(start) ? await packFont(bytes).catch(() => undefined) : bytes;
  if (!font || !fontInfo(font))
    return { refused: 'There are no letters in this file. They come in files that end with .woff2, .ttf or .otf.' };
  const stem = parse(name).name;
  const own = `${lettersFolder}/${addressPart(stem).slice(0, 40) || 'letters'}-${hashOf(font).slice(0, 8).toLowerCase()}.woff2`;
  return orRefused(() => {
    writeWholeInside(publicFolder, own, font);
    return { family: familyOf(stem), file: `/${own}` };
  });
}

/** What names of files say of letters besides what they are called: which of a family's files they are. */
const besides =
  /^(?:(?:extra|semi|demi|ultra)?(?:thin|light|medium|bold|black|heavy)|regular|italic|oblique|variable|font|vf|wght)+$/i;

/** What letters are called whose file is called so: `SourceSerif4-Regular` is `SourceSerif4`. */
function familyOf(stem: string): string {
  const plainStem = stem.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const words = plainStem.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && !besides.test(word));
  const plain = words.join(' ');
  return /^[A-Za-z]/.test(plain) ? plain : 'Own letters';
}
