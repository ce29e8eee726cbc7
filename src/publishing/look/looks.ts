import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Records } from '../base/records.ts';
import { hashOfSecret, newName, newSecret } from '../base/secrets.ts';
import { removeSite } from '../publish/remove-site.ts';
import type { ChangeWords } from '../publish/words.ts';

/** A draft as it is shown to people without an account. There is one for a draft; its name is the draft's. */
export type Look = {
  /** Who has asked for it. */
  by: { id: string; name: string };
  /** What they want to be told, in their words. */
  note: string;
  at: number;
  expires: number;
  /** What the draft said when it was built (`content-hash.ts`): an approval is one of this. */
  content: string;
  /** What changes for visitors; `page` is the address at which that is seen. */
  words: readonly (ChangeWords & { page?: string })[];
  /** The address of the first page. */
  home: string;
  /** The name of the folder of its site. */
  site: string;
};

/** A link to a look. Its name is the hash of what the link holds. */
export type LookLink = { draft: string; mail?: string; at: number };

const day = 24 * 3_600_000;
const lastsDays = 30;
/** How many drafts may be shown at once, each with a site of its own, and how many links one may have. */
const mostLooks = 20;
const mostLinks = 60;

/** What people without an account are shown: sites of drafts, and the links to them. */
export class Looks {
  readonly #folder: string;
  readonly #looks: Records<Look>;
  readonly #links: Records<LookLink>;
  readonly #now: () => number;
  /** The sites that are being built: no look has them yet. */
  readonly #begun = new Set<string>();

  constructor(studioFolder: string, now: () => number = Date.now) {
    this.#folder = join(studioFolder, 'previews');
    this.#looks = new Records(this.#folder);
    this.#links = new Records(join(studioFolder, 'look-links'));
    this.#now = now;
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    this.#prune();
  }

  /** The look at a draft; nothing where nobody is shown it. */
  get(draft: string): Look | undefined {
    const look = this.#looks.get(draft);
    return look && look.expires > this.#now() ? look : undefined;
  }

  /** What a link leads to; nothing where it is none, or shows nothing any more. */
  find(token: string): { look: Look; link: LookLink & { name: string } } | undefined {
    const name = hashOfSecret(token);
    const link = this.#links.get(name);
    const look = link && this.get(link.draft);
    return look && { look, link: { ...link, name } };
  }

  /** The link of this name, to whose mail address an answer goes. */
  link(name: string): LookLink | undefined {
    return this.#links.get(name);
  }

  /** Where the site of a look is, or will be. */
  siteFolder(name: string): string {
    return join(this.#folder, name);
  }

  /** A name for the site of another look; why not, where too many drafts are shown. */
  room(draft: string): { site: string } | { refused: string } {
    this.#prune();
    const others = this.#looks.names().filter((name) => name !== draft);
    if (others.length >= mostLooks)
      return { refused: `${mostLooks} drafts are being looked at already. End one of them first.` };
    const site = newName(this.#now());
    this.#begun.add(site);
    return { site };
  }

  /** Shows a draft: what its links showed before is gone. */
  show(draft: string, look: Omit<Look, 'at' | 'expires'>): void {
    const at = this.#now();
    this.#looks.put(draft, { ...look, at, expires: at + lastsDays * day });
    this.#begun.delete(look.site);
    this.#prune();
  }

  /** Drops the site of a look that came to nothing. */
  discard(site: string): void {
    this.#begun.delete(site);
    removeSite(this.siteFolder(site));
  }

  /** Makes a link to a look, and returns what it holds. Of too many, the oldest goes. */
  makeLink(draft: string, mail?: string): string {
    const own = this.#linksOf(draft);
    for (const [name] of own.slice(0, Math.max(0, own.length + 1 - mostLinks))) this.#links.remove(name);
    const token = newSecret();
    this.#links.put(hashOfSecret(token), { draft, at: this.#now(), ...(mail === undefined ? {} : { mail }) });
    return token;
  }

  /** The mail addresses that were sent a link, each once. */
  mailed(draft: string): string[] {
    return [...new Set(this.#linksOf(draft).flatMap(([, { mail }]) => mail ?? []))];
  }

  /** Ends a look: its links show nothing any more. */
  end(draft: string): boolean {
    const isEnded = this.#looks.remove(draft);
    this.#prune();
    return isEnded;
  }

  #linksOf(draft: string): [name: string, link: LookLink][] {
    return this.#links
      .all()
      .filter(([, link]) => link.draft === draft)
      .toSorted(([, one], [, other]) => one.at - other.at);
  }

  /** Deletes what is too old or was ended: looks, their links and sites. */
  #prune(): void {
    for (const [draft, { expires }] of this.#looks.all()) if (expires <= this.#now()) this.#looks.remove(draft);
    const looks = new Map(this.#looks.all());
    for (const [name, { draft }] of this.#links.all()) if (!looks.has(draft)) this.#links.remove(name);
    const kept = new Set([...this.#begun, ...[...looks.values()].map(({ site }) => site)]);
    for (const entry of readdirSync(this.#folder, { withFileTypes: true }))
      if (entry.isDirectory() && !entry.name.endsWith('.coming') && !kept.has(entry.name)) this.discard(entry.name);
  }
}
