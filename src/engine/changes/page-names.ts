import { nameAt } from '../links/name-at.ts';
import type { SiteContext } from '../links/site-context.ts';
import type { Change, ChangeGroup } from './types.ts';
import { type Content, nameWords, type Words } from './words.ts';

/**
 * Has a group and its changes call pages as the menu or else their titles do, as people know them, in place of addresses; `states` say
 * what they are called, the first that knows one. A change of an address itself is told with it.
 */
export function withPageNames(group: ChangeGroup, states: readonly SiteContext[]): ChangeGroup {
  const nameOf = (address: string) => states.map((context) => nameAt(address, context)?.name).find(Boolean);
  const named = (words: Words): Words =>
    words.flatMap((part, at) => {
      if (typeof part !== 'string' && part.of) return nameWords(titleOfName(part, states) ?? part.content);
      // Behind a name it stands in brackets: "moved to About (/about)".
      const isName = words[at - 1] === ' (';
      if (isName || typeof part === 'string' || part.marks !== '' || !part.content.startsWith('/')) return [part];
      const [address = '', anchor] = part.content.split('#');
      const name = nameOf(address);
      if (name === undefined) return [part];
      return anchor === undefined ? nameWords(name) : [...nameWords(name), ` (${anchor})`];
    });
  const shown = ({ shownOn }: Pick<Change, 'shownOn'>) =>
    shownOn === undefined ? {} : { shownOn: shownOn.map((address) => nameOf(address) ?? address) };
  const isOfFigure = ({ what }: Change) => what.some((part) => typeof part !== 'string' && part.of === 'figure');
  const changes = group.changes.map((change) =>
    change.kind === 'renamed' && !isOfFigure(change)
      ? change
      : { ...change, ...shown(change), where: change.where.map(named), what: named(change.what) },
  );
  const name = group.address === undefined ? undefined : nameOf(group.address);
  return { ...group, ...(name !== undefined && { name: [name] }), ...shown(group), changes };
}

/** What a form, a kind of inquiry or a figure is called by people. */
function titleOfName({ content, of }: Content, states: readonly SiteContext[]): string | undefined {
  if (of === 'figure') return content.replaceAll('_', ' ');
  return states
    .map(({ forms, site }) => (of === 'form' ? forms.get(content)?.title : site.inquiryTypes[content]))
    .find(Boolean);
}
