import { useEffect, useRef } from 'react';
import { commonEnds, type Path, valueAt } from '#kit/model';
import type { Around } from '../../marked/lists.ts';
import { useStore } from '../../store/context.tsx';
import type { Notice } from '../../store/types.ts';
import { viewOf } from '../../store/view-of.ts';
import { shownText } from '../plain-value.ts';
import { useChanges, useChoices, useFormScope } from '../scope.tsx';
import { figureEdits, noticeOfOthers, pagesShown, saidHere, setting } from './said-figures.ts';

/** The figures of a text that come from the list of figures, by their names, each as often as it stands there. */
export function factsIn(text: string): string[] {
  return [...text.matchAll(/\(\(\s*facts\.(\w+)\s*\)\)/g)].map(([, name = '']) => name);
}

/** What figures say: words without marks, in one line. */
const isPlain = /^[^\n*_[\]()]+$/;

const count = (all: readonly string[], name: string) => all.filter((one) => one === name).length;

/**
 * Words that are written over a figure that other pages show, too, are told, with ways to change it everywhere and to put it back; once
 * `text` has it again, however that came, nothing is.
 */
export function useLostFigure(text: string, path: Path, around: Around): (before: string, after: string) => void {
  const store = useStore();
  const { file } = useFormScope();
  const { facts, pages } = useChoices();
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
    const here = saidHere(lost, store.state);
    const everywhere = async () => {
      const text = back();
      if (!here || !text) return;
      const select = { file: here.file, path: [lost.name, 'value'] };
      const isTyped = isPlain.test(text.typed);
      const typed = isTyped ? figureEdits(lost, here, text.typed) : [];
      const says = `“${here.value}” changed everywhere`;
      const isMade = await store.edit([setting(file, path, text.value), ...typed], { says, select });
      if (isMade && isTyped) store.notify(noticeOfOthers(lost, here, store));
    };
    const notice: Notice = {
      words: `“${here?.value ?? lost.value}” was a figure that ${pagesShown(lost, pages)} show. What you write here changes only this place.`,
      ways: [
        { does: 'Change it everywhere', take: () => void everywhere() },
        { does: 'Put it back', take: put },
      ],
    };
    told.current = { name: lost.name, had: count(had, lost.name), notice };
    store.notify(notice);
  };
}
