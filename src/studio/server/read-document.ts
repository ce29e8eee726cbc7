import type { HostedDocument } from '../host/content-host.ts';
import { importDocument } from '../import/index.ts';

export { tooLarge } from '../import/index.ts';

/** What a document that was sent becomes, for whoever looks at it before it is a page. Nothing is kept of it. */
export async function readDocument(name: string, bytes: Buffer): Promise<HostedDocument | { refused: string }> {
  const read = await importDocument({ name: name.slice(0, 200), bytes });
  if ('refused' in read) return read;
  const pictures = read.pictures.map(({ name: own, bytes: picture }) => ({
    name: own,
    address: `data:image/${own.endsWith('.svg') ? 'svg+xml' : own.endsWith('.jpg') ? 'jpeg' : own.split('.').at(-1)};base64,${Buffer.from(picture).toString('base64')}`,
  }));
  return { ...read, pictures };
}
