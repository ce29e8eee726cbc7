import { useEffect, useRef } from 'react';
import type { Edit } from '#engine/edit';
import { commonEnds, type Path, valueAt } from '#kit/model';
import type { Around } from '../../marked/lists.ts';
import { useStore } from '../../store/context.tsx';
import { siteFolders } from '../../store/site-folders.ts';
import type { Notice, StudioState } from '../../store/types.ts';
import { viewOf } from '../../store/view-of.ts';
import { shownText } from '../plain-value.ts';
import { useChanges, useChoices, useFormScope } from '../scope.tsx';
import { pages } from './TextTools.tsx';

/** The figures of a text that come from the list of figures, by their names, each as often as it stands there. */
export function factsIn(text: string): string[] {
  return [...text.matchAll(/\(\(\s*facts\.(\w+)\s*\)\)/g)].map(([, name = '']) => name);
}

/** The file that the figures of the page that is shown are kept in. */
export function factsFileOf({ page, texts }: StudioState): string | undefined {
  const folder = siteFolders(page, texts.keys()).at(-1);
  return [...texts.keys()].find((name) => name.startsWith(`${folder}_facts.`));
}

/** What figures say: words without marks, in one line. */
const isPlain = /^[^\n*_[\]()]+$/;

function setting(file: string, path: Path, value: string): { file: string; edit: Edit } {
  return { file, edit: { op: 'set', path, value } };
}

const count = (all: readonly string[], name: string) => all.filter((one) => one === name).length;

/**
 * Words that are written over a figure that other pages show, too, are told, with ways to change it everywhere and to put it back; once
 * `text` has it again, however that came, nothing is.
 */
export function useLostFigure(text: string, path: Path, around: Around): (before: string, after: string) => void {
  const store = useStore();
  const { file } = useFormScope();
  const { facts } = useChoices();
  const changes = useChanges();
  const told = useRef<{ name: string; had: number; notice: Notice }>(undefined);
  useEffect(() => {
    const { current } = told;
    if (!current || count(factsIn(text), current.name) < current.had) return;
    told.current = undefined;
    if (store.state.notice === current.notice) store.notify(undefined);
  }, [store, text]);
  const putBack = (field: string, { before, after }: ReturnType<typeof commonEnds>) => {
    const value = valueAt(viewOf(store.state, file)?.data, path);
    const now = shownText(value);
    const isThere = now.startsWith(field.slice(0, before)) && now.endsWith(field.slice(field.length - after));
    if (!isThere)
      return store.refuse('The words around it have changed since. Put the figure in with the button above the text.');
    const back = typeof value === 'string' && value.endsWith('\n') ? `${field}\n` : field;
    return { value: back, typed: now.slice(before, now.length - after).trim() };
  };
  return (before, after) => {
    const [had, has] = [factsIn(before), factsIn(after)];
    const lost = facts.find(({ name, uses }) => uses > 1 && count(has, name) < count(had, name));
    if (!lost) return;
    const [field, now] = [before, after].map((text) => shownText(around.before + text + around.after));
    const back = () => putBack(field ?? '', commonEnds(field ?? '', now ?? ''));
    const put = () => {
      const { value } = back() ?? {};
      if (value !== undefined) void changes.set(path, value);
    };
    const everywhere = () => {
      const factsFile = factsFileOf(store.state);
      const text = back();
      if (!factsFile || !text) return;
      const select = { file: factsFile, path: [lost.name, 'value'] };
      const typed = isPlain.test(text.typed) ? [setting(factsFile, select.path, text.typed)] : [];
      void store.edit([setting(file, path, text.value), ...typed], {
        says: `“${lost.value}” changed everywhere`,
        select,
      });
    };
    const notice: Notice = {
      words: `“${lost.value}” was a figure that ${pages(lost.uses)} show. What is written in its place stands here alone.`,
      ways: [
        { does: 'Change it everywhere', take: everywhere },
        { does: 'Put it back', take: put },
      ],
    };
    told.current = { name: lost.name, had: count(had, lost.name), notice };
    store.notify(notice);
  };
}
