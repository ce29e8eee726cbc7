import { maximumBytes } from '#engine';
import { gitBytes, isId } from './git.ts';

/** As many contents are read as have room in this many bytes. */
const mostBytes = 1 << 27;

/**
 * The bytes of contents that Git keeps, by their names; one that is larger than a file of content may be is left out. Two calls of
 * Git in all, however many there are.
 */
export async function contentsOf(folder: string, ids: Iterable<string>): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  const asked = [...new Set(ids)].filter(isId);
  if (asked.length === 0) return contents;
  const sizes = await gitBytes(folder, ['cat-file', '--batch-check'], { input: `${asked.join('\n')}\n` });
  let room = mostBytes;
  const wanted = (sizes?.toString('utf8') ?? '').split('\n').flatMap((line) => {
    const [id = '', kind, size] = line.split(' ');
    if (kind !== 'blob' || Number(size) > maximumBytes || Number(size) > room) return [];
    room -= Number(size);
    return [id];
  });
  if (wanted.length === 0) return contents;
  const out = await gitBytes(folder, ['cat-file', '--batch'], { input: `${wanted.join('\n')}\n` });
  // Of each: a line that says how many bytes there are, then those and a line break.
  for (let at = 0; out && at < out.length; ) {
    const end = out.indexOf('\n', at);
    const [id = '', kind, size] = out.toString('utf8', at, end).split(' ');
    const start = end + 1;
    const length = kind === 'blob' ? Number(size) : -1;
    if (length >= 0) contents.set(id, out.subarray(start, start + length));
    at = start + length + 1;
  }
  return contents;
}
