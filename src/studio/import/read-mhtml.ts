import { Refusal } from '#engine/edit';
import type { ReadDocument } from './document.ts';
import { htmlText, readPage } from './read-page.ts';

/** So many files may be in a page that was saved as one. */
const mostParts = 3000;

/** Whether a file begins as a page does that a browser has saved as one file (MHTML, RFC 2557). */
export function isSavedAsOne(begin: string): boolean {
  return /^(?:[\w-]+:.*(?:\r?\n[ \t].*)*\r?\n)*?content-type:\s*multipart\/related/i.test(begin);
}

type Part = { headers: ReadonlyMap<string, string>; bytes: Uint8Array };

/** Reads a page that was saved as one file, with its pictures. Throws Refusal. */
export function readSavedAsOne(bytes: Uint8Array): ReadDocument {
  const text = Buffer.from(bytes).toString('latin1');
  const { headers, body } = partOf(text);
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(headers.get('content-type') ?? '') ?? [];
  const boundary = quoted ?? plain;
  const written = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1);
  if (written.length > mostParts) throw new Refusal('There are too many files in this document.');
  const parts = written.map(decodedPart);
  const page = parts.find(({ headers: own }) => /^text\/html/i.test(own.get('content-type') ?? ''));
  if (!page) throw new Refusal('There is no page in this file.');
  const files = new Map<string, Uint8Array>();
  for (const { headers: own, bytes: file } of parts) {
    const id = own.get('content-id')?.replace(/^<|>$/g, '');
    for (const address of [own.get('content-location'), id && `cid:${id}`]) if (address) files.set(address, file);
  }
  const address = page.headers.get('content-location') ?? headers.get('snapshot-content-location');
  const isAddress = address !== undefined && /^https?:/i.test(address);
  return readPage(htmlText(page.bytes), {
    fileAt: (source) =>
      files.get(source) ??
      (isAddress && URL.canParse(source, address) ? files.get(new URL(source, address).href) : undefined),
    ...(isAddress && { address }),
  });
}

/** The headers of a part, in small letters and each in one line, and what follows them. */
function partOf(text: string): { headers: ReadonlyMap<string, string>; body: string } {
  const { index = text.length, 0: gap = '' } = /\r?\n\r?\n/.exec(text) ?? {};
  const lines = text
    .slice(0, index)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at < 0 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
  });
  return { headers: new Map(headers), body: text.slice(index + gap.length) };
}

function decodedPart(text: string): Part {
  const { headers, body } = partOf(text.replace(/^\r?\n/, ''));
  const way = headers.get('content-transfer-encoding')?.toLowerCase();
  if (way === 'base64') return { headers, bytes: Buffer.from(body, 'base64') };
  // RFC 2045, 6.7.
  const plain =
    way === 'quoted-printable'
      ? body
          .replace(/=\r?\n/g, '')
          .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      : body;
  return { headers, bytes: Buffer.from(plain, 'latin1') };
}
