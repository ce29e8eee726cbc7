import type { RequestListener } from 'node:http';
import { createSiteApp, SiteFolder } from '#builder/server';
import { asPreview } from '../publish/preview-site.ts';

/** How many sites are held open at once. */
const mostOpen = 30;

/** A built site that is only looked at. */
export type ShownSite = { folder: SiteFolder; answer: RequestListener };

/** The sites that are looked at, each opened when it is asked for first. */
export class ShownSites {
  readonly #open = new Map<string, Promise<ShownSite>>();

  /** Opens a site; rejects where it is there no longer, and tries it again the next time. */
  async open(root: string): Promise<ShownSite> {
    const found = this.#open.get(root) ?? opened(root);
    this.#open.set(root, found);
    // Whoever comes back to the one that is forgotten has it opened again.
    const [first] = this.#open.keys();
    if (this.#open.size > mostOpen && first !== undefined) this.#open.delete(first);
    try {
      return await found;
    } catch (error) {
      this.#open.delete(root);
      throw error;
    }
  }
}

async function opened(root: string): Promise<ShownSite> {
  const folder = await SiteFolder.open(root, asPreview);
  // Who looks at what is nobody's business.
  const log = { write: () => undefined, flush: () => undefined };
  return { folder, answer: createSiteApp({ folder, contact: undefined, log }) };
}
