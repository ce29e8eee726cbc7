import { readYaml } from '#engine';
import { matched } from '#engine/changes';
import { applyEdits, entryTexts, isSame } from '#engine/edit';
import { isFields, sectionsOf } from '#kit/model';
import type { SectionHistory } from './protocol.ts';

type Placed = { at: number; value: unknown; index: number };

/**
 * What a section of a text was in earlier texts, the newest first: states that are the same one after the other once, by the text that they came with.
 * It is found again from text to text, wherever it stood. Where it was not there for a while it is looked for further back;
 * texts that can't be read are left out.
 */
export function sectionHistory(now: string, place: number, texts: readonly string[]): SectionHistory {
  const sections = sectionsIn(now) ?? [];
  const today = sections[place];
  if (!isFields(today)) return { states: [] };
  const all = statesOf(sections, place, texts);
  const since = all[0] && isSame(all[0].value, today) ? { since: all[0].at } : {};
  const told = all.map((state) => described(state, now, place, texts[state.at] ?? ''));
  // One that has only ever been as it is has no history.
  if (all.every((state) => isSame(state.value, today))) return { states: [], ...since };
  const states = told.flatMap((state, index) => {
    const before = told[index + 1]?.text;
    return state ? [{ ...state, ...(before === undefined ? {} : { before }) }] : [];
  });
  return { states, ...since };
}

function statesOf(today: readonly unknown[], place: number, texts: readonly string[]): Placed[] {
  const states: Placed[] = [];
  let [newer, own] = [today, place];
  texts.forEach((text, at) => {
    const older = sectionsIn(text);
    if (!older) return;
    const index = matched(older, newer)[own];
    if (index === undefined) {
      // It keeps its place among those that are there, so that it is known again once it is.
      const between = Math.min(own, older.length);
      [newer, own] = [older.toSpliced(between, 0, newer[own]), between];
      return;
    }
    [newer, own] = [older, index];
    const state = { at, value: older[index], index };
    if (states.length > 0 && isSame(states.at(-1)?.value, state.value)) states[states.length - 1] = state;
    else states.push(state);
  });
  return states;
}

/** A state with its own lines, and what today's text is with it in place of today's. */
function described({ at, value, index }: Placed, now: string, place: number, text: string) {
  if (!isFields(value)) return undefined;
  const own = entryTexts(text, ['sections'])[index];
  const insert = { op: 'insert' as const, path: ['sections'], index: place, value };
  const edits = [
    own === undefined ? insert : { ...insert, text: own },
    { op: 'remove' as const, path: ['sections', place + 1] },
  ];
  const taken = applyEdits(
    new Map([['', now]]),
    edits.map((edit) => ({ file: '', edit })),
  );
  const back = 'refused' in taken ? undefined : taken.get('');
  return { at, value, ...(back === undefined ? {} : { text: back }) };
}

function sectionsIn(text: string): readonly unknown[] | undefined {
  const { data, problems } = readYaml(text, new Set());
  return problems.length > 0 ? undefined : sectionsOf(data);
}
