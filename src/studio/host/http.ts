import type { ContentFiles } from '#engine';

/** What the Studio and its local server say to each other. */
export const studioAddress = '/_studio';
export const apiAddress = '/_studio/api';
export const contentAddress = '/_studio/api/content';
export const eventsAddress = '/_studio/api/events';
export const mediaAddress = '/_studio/api/media/';
export const documentAddress = '/_studio/api/document';
export const lettersAddress = '/_studio/api/letters';
export const historyAddress = '/_studio/api/history';
export const deletedAddress = '/_studio/api/deleted';
export const earlierAddress = '/_studio/api/earlier';
export const earlierTextsAddress = '/_studio/api/earlier-texts';

/** Types that no form and no page of another site can send without asking first (Fetch, CORS-safelisted headers). */
export const writeType = 'application/vnd.studio.write+json';
export const pictureType = 'application/vnd.studio.picture';
export const documentType = 'application/vnd.studio.document';
export const lettersType = 'application/vnd.studio.letters';

type Entries<Value> = Value extends ReadonlyMap<infer Key, infer Item> ? readonly (readonly [Key, Item])[] : never;

/** A content folder as JSON holds it. */
export type PlainContent = Omit<ContentFiles, 'publicFiles' | 'media'> & {
  publicFiles: Entries<ContentFiles['publicFiles']>;
  media: Entries<NonNullable<ContentFiles['media']>>;
};

export function toPlain(content: ContentFiles): PlainContent {
  return { ...content, publicFiles: [...content.publicFiles], media: [...(content.media ?? [])] };
}

export function fromPlain(content: PlainContent): ContentFiles {
  return {
    ...content,
    // JSON leaves out what is missing.
    site: content.site,
    facts: content.facts,
    theme: content.theme,
    publicFiles: new Map(content.publicFiles),
    media: new Map(content.media),
  };
}
