import type { IncomingMessage } from 'node:http';

/** What may be sent at once: all pages of a large site, and a picture as large as an original may be. */
export const mostWriteBytes = 16 * 1024 * 1024;
export const mostPictureBytes = 25 * 1024 * 1024;

/** The body of a request; nothing where it is longer than that. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    // The rest is read and dropped, so that the answer arrives.
    if (length <= most) chunks.push(bytes);
    if (length > 4 * most) return undefined;
  }
  return length > most ? undefined : Buffer.concat(chunks);
}
