import { isFields, type Path, valueAt } from '#kit/model';
import { either, say } from '../catalogue/say.ts';
import { applyEdit, type Splice } from '../edit/index.ts';
import { Refusal } from '../edit/types.ts';
import { kindTextsOf } from '../kinds/kind-texts.ts';
import { writtenLinks } from '../kinds/text/rich-text.ts';
import { withTexts } from '../links/with-texts.ts';
import { compilePage, compileSite } from '../pipeline.ts';
import { addressAt } from './addresses.ts';
import { placeLines } from './describe-plan.ts';
import type { PlannedTexts } from './planned-texts.ts';
import { placesOf, type Spot } from './rewrite.ts';

/**
 * Takes the links to a page out of texts: of a running text the link goes and its words stay; otherwise as little goes as
 * leaves the file right: the field, else the entry of a list that it stands in, else the list. Never a section or what a site
 * can't be without: then it throws Refusal with all such places.
 */
export function takeOutLinks(draft: PlannedTexts, spots: readonly Spot[], page: string): void {
  const stuck: Spot[] = [];
  // From the last to the first: what is taken out moves only what stands behind it.
  for (const spot of spots.toReversed()) {
    const text = kindTextsOf(draft.document(spot.file)).find(({ path }) => path.join('/') === spot.path.join('/'));
    if (!text) continue;
    if (text.kind === 'link') {
      if (leadsTo(draft, text.value, page) && !takeOut(draft, spot)) stuck.push(spot);
    } else draft.splice(spot.file, [{ path: spot.path, splices: withoutLinksTo(draft, text.value, page) }]);
  }
  if (stuck.length === 0) return;
  const places = placesOf(draft, stuck).map(
    (place) => say`\n${either(placeLines([place]).join(''), place.inForms ?? place.where)}`,
  );
  throw new Refusal([
    'These need a page to lead to, so the link can be changed and not taken out',
    either(' (`--to PATH`):', ':'),
    ...places.flat(),
  ]);
}

function leadsTo(draft: PlannedTexts, value: string, page: string): boolean {
  return addressAt(value, { start: 0, end: value.length }, draft.site.content.context)?.path === page;
}

/** What turns the links to a page into their words. */
function withoutLinksTo(draft: PlannedTexts, value: string, page: string): Splice[] {
  return writtenLinks(value)
    .filter(({ address }) => addressAt(value, address, draft.site.content.context)?.path === page)
    .flatMap(({ start, end, words }) => [
      { start, end: words.start, text: '' },
      { start: words.end, end, text: '' },
    ]);
}

/** Takes out what a link stands in, as little of it as can be. False where nothing less than a section would do. */
function takeOut(draft: PlannedTexts, { file, path }: Spot): boolean {
  const { structure, data } = draft.document(file);
  const before = countErrors(draft, file, draft.text(file));
  for (let length = path.length; length > 0; length -= 1) {
    const target = path.slice(0, length);
    if (structure.sections.has(target.join('/'))) return false;
    // A list or group that would be left empty goes as well.
    const held = valueAt(data, target.slice(0, -1));
    if (length > 1 && (isFields(held) || Array.isArray(held)) && Object.keys(held).length === 1) continue;
    const text = without(draft.text(file), [target, ...labelsOf(data, target)]);
    if (text === undefined || countErrors(draft, file, text) > before) continue;
    draft.setText(file, text);
    return true;
  }
  return false;
}

/** The words of a link that stand beside it: `linkLabel` beside `link`. */
function labelsOf(data: unknown, target: Path): Path[] {
  const [around, name] = [target.slice(0, -1), target.at(-1)];
  const fields = valueAt(data, around);
  const label = `${String(name)}Label`;
  return isFields(fields) && label in fields ? [[...around, label]] : [];
}

function without(text: string, targets: readonly Path[]): string | undefined {
  let left = text;
  for (const path of targets) {
    const result = applyEdit(left, { op: 'remove', path });
    if ('refused' in result) return undefined;
    left = result.text;
  }
  return left;
}

/** How many mistakes a file would have with a text. */
function countErrors(draft: PlannedTexts, file: string, text: string): number {
  const { files, checker, content, now } = draft.site;
  const { diagnostics } =
    draft.definition(file) === 'PageSource'
      ? compilePage({ file, text }, content.context)
      : compileSite(withTexts(files, new Map([[file, text]])), checker, { now });
  return diagnostics.filter((one) => one.file === file && one.severity === 'error').length;
}
