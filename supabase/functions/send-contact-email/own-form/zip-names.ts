/** A file whose bytes can be had from anywhere in it, wherever it lies. At its end there are fewer than asked for. */
export type ByteSource = { size: number; at(position: number, length: number): Promise<Uint8Array> };

/** The longest end of a ZIP file: its record of 22 bytes, and a comment (APPNOTE.TXT, 4.3.16). */
const longestEnd = 22 + 0xffff;

/** The list of names of an office document takes some kilobytes. */
const longestList = 1024 * 1024;

/** The names of all that a ZIP file holds, by its list of contents; nothing where that can't be read. */
export async function zipNames({ size, at }: ByteSource): Promise<string[] | undefined> {
  const from = Math.max(0, size - longestEnd);
  const tail = viewOf(await at(from, size - from));
  const end = endIn(tail);
  if (end === undefined) return undefined;
  const count = tail.getUint16(end + 10, true);
  const length = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (length > longestList || start + length > from + end) return undefined;
  return namesIn(await at(start, length), count);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Where the record at the end begins: the comment behind it ends with the file. */
function endIn(tail: DataView): number | undefined {
  for (let at = tail.byteLength - 22; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === 0x06054b50 && at + 22 + tail.getUint16(at + 20, true) === tail.byteLength)
      return at;
  return undefined;
}

function namesIn(list: Uint8Array, count: number): string[] | undefined {
  const view = viewOf(list);
  const names: string[] = [];
  for (let at = 0; names.length < count; ) {
    if (at + 46 > list.length || view.getUint32(at, true) !== 0x02014b50) return undefined;
    const length = view.getUint16(at + 28, true);
    const end = at + 46 + length;
    if (end > list.length) return undefined;
    names.push(new TextDecoder().decode(list.subarray(at + 46, end)));
    at = end + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}
