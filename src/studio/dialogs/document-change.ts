import { isFields } from '#kit/model';
import type { HostedDocument } from '../host/content-host.ts';
import { bytesOf } from '../pictures/add-picture.ts';
import type { StudioStore } from '../store/types.ts';
import type { Plan } from '../worker/protocol.ts';

/** What pictures of a document show, by their names in it, as somebody has written it. */
export type PictureWords = Readonly<Record<string, string>>;

type Chosen = { path: string; title: string; menu?: string };
type Document = { read: HostedDocument; alts: PictureWords };

/** A picture of a document, with what it says of it. */
export type DocumentPicture = { name: string; address: string; alt: string };

/** The pictures of a section. */
export function pictureOf(section: unknown, { pictures }: HostedDocument): DocumentPicture | undefined {
  const picture = isFields(section) && 'picture' in section ? section.picture : undefined;
  if (!isFields(picture) || !('file' in picture) || !('alt' in picture)) return undefined;
  const found = pictures.find(({ name }) => name === picture.file);
  return found && { ...found, alt: String(picture.alt) };
}

/**
 * What the pages of a document would change, once its pictures are sent. Those are sent only where the pages can be made;
 * where one is refused, or the pages are after all, those that were new with this go again.
 */
export async function documentPlan(
  store: StudioStore,
  chosen: Chosen,
  document: Document,
): Promise<Plan | { refused: string }> {
  const names = new Map<string, string>();
  const plan = () => store.plan({ kind: 'document', ...chosen, pages: pagesWith(document, names) });
  const first = await plan();
  if ('refused' in first) return first;
  const before = new Set(store.state.uploads);
  const takeBack = async (refusal: { refused: string }) => {
    const sentNow = new Set(names.values());
    for (const name of store.state.uploads) if (sentNow.has(name) && !before.has(name)) await store.removeUpload(name);
    return refusal;
  };
  for (const { name, address } of document.read.pictures) {
    const bytes = bytesOf(address);
    const sent = bytes && (await store.upload(name, bytes, async () => undefined));
    if (sent && 'refused' in sent) return await takeBack(sent);
    if (sent) names.set(name, sent.name);
  }
  if (names.size === 0) return first;
  const last = await plan();
  return 'refused' in last ? await takeBack(last) : last;
}

/** The pages with the names that their pictures got, and with what these show. */
function pagesWith({ read, alts }: Document, names: ReadonlyMap<string, string>): HostedDocument['pages'] {
  return read.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const picture = pictureOf(section, read);
      if (!picture) return section;
      const { name, alt } = picture;
      const own = isFields(section['picture']) ? section['picture'] : {};
      return { ...section, picture: { ...own, file: names.get(name) ?? name, alt: (alts[name] ?? alt).trim() } };
    }),
  }));
}
