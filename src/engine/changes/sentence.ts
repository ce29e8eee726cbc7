import { capital } from '#kit/model';
import type { Change, ChangeGroup, ShownOn } from './types.ts';
import { listed, plainValue, plainWords, type Words, words } from './words.ts';

/** A change as a sentence: "Prices, card 2: £40 → £45". */
export function sentenceOf(change: Change): Words {
  const said = change.where.length > 0 ? words`${whereOf(change)}: ${change.what}` : change.what;
  return withCapital(change.shownOn === undefined ? said : words`${said}. It is ${shownWords(change)}`);
}

/** Where a change is: "Prices, card 2". */
export function whereOf({ where }: Change): Words {
  return where.flatMap((place, at) => (at === 0 ? place : [', ', ...place]));
}

/** What a group is of: "About (/about)". */
export function headingOf(group: ChangeGroup): Words {
  if (group.address !== undefined) return words`${group.name} (${plainValue(group.address)})`;
  return group.shownOn === undefined ? group.name : words`${group.name}, ${shownWords(group)}`;
}

/** What each group is of where people know no addresses: a page by its name alone, but where several have it. */
export function headingsOf(groups: readonly ChangeGroup[]): string[] {
  const names = groups.map(({ name }) => plainWords(name));
  return groups.map((group, at) => {
    const isOne = group.kind === 'page' && names.filter((other) => other === names[at]).length === 1;
    return isOne ? (names[at] ?? '') : plainWords(headingOf(group));
  });
}

/** More pages than this are counted, not named. */
const mostPages = 8;

/** "shown on 6 pages: /, /about …". */
function shownWords({ shownOn = [], isEverywhere }: Partial<ShownOn>): Words {
  if (isEverywhere) return ['shown on every page'];
  if (shownOn.length === 0) return ['shown on no page'];
  const pages = listed(shownOn.map(plainValue), mostPages);
  return words`shown on ${shownOn.length === 1 ? 'one page' : `${shownOn.length} pages`}: ${pages}`;
}

/** A sentence of ours begins with a capital letter; what is somebody else's stays as it is, but for a plain name. */
export function withCapital(sentence: Words): Words {
  const [first, ...more] = sentence.filter((part) => (typeof part === 'string' ? part : part.content) !== '');
  return typeof first === 'string' ? [capital(first), ...more] : first === undefined ? [] : [first, ...more];
}
