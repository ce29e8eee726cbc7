import { isFields, kindCalled } from '#kit/model';
import { figureCalled, say, written } from '../catalogue/say.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { planned } from './planned.ts';
import type { GivenSite } from './read-site.ts';
import { placesOf, rewriteTexts } from './rewrite.ts';
import type { Plan } from './types.ts';

/** Gives a figure another name, in `_facts.yaml`, in those of languages, and wherever it is shown. Names are without `facts.`. */
export function renameFact(given: GivenSite, { from, to }: { from: string; to: string }): Plan | Refused {
  return planned(given, (draft) => {
    const { facts } = draft.site.files;
    const data = facts && draft.document(facts.file).data;
    if (!facts || !isFields(data) || !Object.hasOwn(data, from))
      throw new Refusal(say`There is no figure ${figureCalled(from)}.`);
    if (!/^[a-z][a-z0-9_]*$/.test(to))
      throw new Refusal(
        say`${written(to)} can't be the name of a figure: write small letters, digits and underscores.`,
      );
    if (Object.hasOwn(data, to))
      throw new Refusal(say`There is a figure ${figureCalled(to)} already. Choose another name.`);
    const spots = rewriteTexts(draft, ({ kind, value }) =>
      kindCalled(kind).isLiteral
        ? []
        : namesIn(value, `facts.${from}`).map((range) => ({ ...range, text: `facts.${to}` })),
    );
    const overlays = (draft.site.files.overlays ?? []).flatMap((overlay) => overlay.facts?.file ?? []);
    for (const file of [facts.file, ...overlays]) {
      const { data: figures } = draft.document(file);
      if (isFields(figures) && Object.hasOwn(figures, from)) draft.edit(file, { op: 'rename', path: [from], key: to });
    }
    return {
      title: [`The figure ${from} is now ${to}: pages write ((facts.${to})).`],
      changed: placesOf(draft, spots),
      notes: [],
      named: { kind: 'fact', name: `facts.${from}` },
    };
  });
}

/** Where a text has a placeholder of a name: the ranges of the name itself. */
function namesIn(value: string, name: string): { start: number; end: number }[] {
  return [...value.matchAll(/\(\(([^()]*)\)\)/g)].flatMap(({ index, 1: inside = '' }) => {
    if (inside.trim() !== name) return [];
    const start = index + 2 + inside.indexOf(name);
    return [{ start, end: start + name.length }];
  });
}
