import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { addressPart } from '#kit/model';
import { pictureProblem } from '../server/picture-problem.ts';
import { counted, type Told } from './told.ts';

/** A picture of a document, by the name that its page calls it by. */
export type NewPicture = { name: string; bytes: Uint8Array };

/** So many pictures of a document are taken, and none that is smaller than this: it is a bullet, or counts visitors. */
const mostPictures = 200;
const leastPixels = 24;

/** The pictures of a document that a page can show; of the others it is counted why not. */
export class KeptPictures {
  readonly #names = new Map<string, NewPicture>();
  readonly #problems = new Map<string, string[]>();
  readonly #title: string;

  readonly #bytesAt: (source: string) => Uint8Array | undefined;

  /** `bytesAt` finds a picture by its address in the document. */
  constructor(title: string, bytesAt: (source: string) => Uint8Array | undefined) {
    this.#title = title;
    this.#bytesAt = bytesAt;
  }

  get list(): NewPicture[] {
    return [...this.#names.values()];
  }

  /** Takes a picture, and returns its name; nothing where it can't be taken. The same one twice is one. */
  take(source: string, alt: string): string | undefined {
    const bytes = this.#bytesAt(source);
    if (!bytes)
      return this.#leave(
        'that the document doesn’t hold, only links to. Save a picture as a file, and add it to its place',
        alt,
      );
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = this.#names.get(hash);
    if (known) return known.name;
    if (this.#names.size >= mostPictures) return this.#leave(`beyond the first ${mostPictures}`, alt);
    const kind = kindOf(bytes);
    if (kind === undefined) return this.#leave('of a kind that no browser shows', alt);
    if (kind !== 'svg' && isTiny(bytes)) return this.#leave(`smaller than ${leastPixels} pixels`, alt);
    const name = `${addressPart(alt).slice(0, 40) || addressPart(this.#title).slice(0, 40) || 'picture'}-${this.#names.size + 1}.${kind}`;
    const problem = pictureProblem(name, Buffer.from(bytes));
    if (problem !== undefined) return this.#leave(`that can’t be taken: ${problem.replace(/\.$/, '')}`, alt);
    this.#names.set(hash, { name, bytes });
    return name;
  }

  told(): Told[] {
    return [...this.#problems].map(([why, alts]) => ({
      says: `Left out: ${counted(alts.length, 'picture')} ${why}.`,
      words: alts.filter((alt) => alt !== ''),
    }));
  }

  #leave(why: string, alt: string): undefined {
    this.#problems.set(why, [...(this.#problems.get(why) ?? []), alt]);
    return undefined;
  }
}

/** What kind of picture bytes are, by their beginning, whatever their name says. */
function kindOf(bytes: Uint8Array): string | undefined {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 512));
  if (begin.startsWith('\x89PNG')) return 'png';
  if (begin.startsWith('\xff\xd8\xff')) return 'jpg';
  if (/^RIFF....WEBP/s.test(begin)) return 'webp';
  if (/^....ftypavi[fs]/s.test(begin)) return 'avif';
  const text = begin.replace('\xef\xbb\xbf', '').trimStart();
  return /^<(?:\?xml|!--|!DOCTYPE svg|svg)/.test(text) && text.includes('<svg') ? 'svg' : undefined;
}

function isTiny(bytes: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(bytes);
    return width < leastPixels || height < leastPixels;
  } catch {
    // What is wrong with it is told by those who look at it as a whole.
    return false;
  }
}
