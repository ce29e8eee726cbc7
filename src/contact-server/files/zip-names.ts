import type { FileHandle } from 'node:fs/promises';

/** The longest end of a ZIP file: its record of 22 bytes, and a comment (APPNOTE.TXT, 4.3.16). */
const longestEnd = 22 + 0xffff;

/** The list of names of an office document takes some kilobytes. */
const longestList = 1024 * 1024;

/** The names of all that a ZIP file of so many bytes holds, by its list of contents; nothing where that can't be read. */
export async function zipNames(handle: FileHandle, size: number): Promise<string[] | undefined> {
  const from = Math.max(0, size - longestEnd);
  const tail = await bytesAt(handle, from, size - from);
  const end = endIn(tail);
  if (end === undefined) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > longestList || start + length > from + end) return undefined;
  return namesIn(await bytesAt(handle, start, length), count);
}

/** So many bytes of a file; fewer at its end. */
export async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Where the record at the end begins: the comment behind it ends with the file. */
function endIn(tail: Buffer): number | undefined {
  for (let at = tail.length - 22; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === 0x06054b50 && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return at;
  return undefined;
}

function namesIn(list: Buffer, count: number): string[] | undefined {
  const names: string[] = [];
  for (let at = 0; names.length < count; ) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== 0x02014b50) return undefined;
    const length = list.readUInt16LE(at + 28);
    const end = at + 46 + length;
    if (end > list.length) return undefined;
    names.push(list.toString('utf8', at + 46, end));
    at = end + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return names;
}
