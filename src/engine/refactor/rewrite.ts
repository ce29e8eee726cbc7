import type { Path } from '#kit/model';
import { pageName } from '../2-validate/place.ts';
import type { Splice } from '../edit/index.ts';
import { type KindText, kindTextsOf } from '../kinds/kind-texts.ts';
import { useAt } from '../links/where-used.ts';
import { addressesIn, type WrittenAddress } from './addresses.ts';
import type { PlannedTexts } from './planned-texts.ts';
import type { UsePlace } from './types.ts';

/** A place of a file, by its path. */
export type Spot = { file: string; path: Path };

/** What becomes of something that a text holds; nothing where it stays. */
export type Rewrite<Found> = (found: Found, text: KindText, file: string) => Splice | undefined;

/** Changes words inside of the texts of all files, where `find` has something to change. Returns the places. */
export function rewriteTexts(draft: PlannedTexts, find: (text: KindText, file: string) => readonly Splice[]): Spot[] {
  return draft.files.flatMap((file) => {
    const changes = kindTextsOf(draft.document(file)).flatMap((text) => {
      const splices = find(text, file);
      return splices.length > 0 ? [{ path: text.path, splices }] : [];
    });
    draft.splice(file, changes);
    return changes.map(({ path }) => ({ file, path }));
  });
}

/** The same for every address that leads into the site. */
export function rewriteAddresses(draft: PlannedTexts, rewrite: Rewrite<WrittenAddress>): Spot[] {
  const { context } = draft.site.content;
  return rewriteTexts(draft, (text, file) =>
    addressesIn(text, context).flatMap((address) => rewrite(address, text, file) ?? []),
  );
}

/** Spots as places that people can go to, in the files as they are by now and under their names in the end. */
export function placesOf(draft: PlannedTexts, spots: readonly Spot[]): UsePlace[] {
  const places = spots.map(({ file, path }) => {
    const definition = draft.definition(file);
    const use = useAt(draft.document(file), definition, path, draft.site.checker);
    const name = draft.nameOf(file);
    const isRenamed = name !== file && use.where.startsWith(pageName(file));
    const nowCalled = (where: string) => (isRenamed ? pageName(name) + where.slice(pageName(file).length) : where);
    return { file: name, line: use.line, where: nowCalled(use.where), inForms: nowCalled(use.inForms), path };
  });
  return places.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}
