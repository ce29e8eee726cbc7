import { unzipSync } from 'fflate';
import { Refusal } from '#engine/edit';
import { mostBytes as most } from '../host/too-large.ts';

/** How many bytes a document may have, packed and unpacked, and how many files an archive. */
export const mostBytes = most.document;
export const tooLarge = 'This document is too large: 25 MB are possible.';
const mostUnpacked = 150 * 1024 * 1024;
const mostFiles = 3000;

/** Whether bytes begin as an archive does. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * The files of an archive that are wanted, by the names that they have in it, which nothing is ever written by. What they unpack to is
 * bounded by what the archive says, and one that says less than it holds can't be read. Throws Refusal.
 */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let sum = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        if (count > mostFiles) throw new Refusal('There are too many files in this document.');
        if (!isWanted(name)) return false;
        sum += originalSize;
        if (sum > mostUnpacked) throw new Refusal('This document unpacks to more than can be read.');
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      'This file is damaged: it can’t be unpacked. Save it once more in the program that it comes from.',
    );
  }
}
