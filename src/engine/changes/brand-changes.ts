import { brandPalette, childOf, isFields } from '#kit/model';
import type { Scope } from './compare.ts';
import type { Change } from './types.ts';
import { plainValue, type Words, words } from './words.ts';

/** So much a part of a colour may be off: the brand's colour is known by what was made from it, in steps of a byte. */
const tolerance = 5;

/** What shows that all colours were made from another one: where each of these is new and follows from it. */
const leading = ['dark.accent', 'light.accent', 'bold.page'];

/** What changed in the brand: one line for its letters, and one for all colours that follow from one. */
export function brandChanges(scope: Scope, changesIn: (scope: Scope) => Change[]): Change[] {
  const changes = colorChanges(scope, changesIn);
  const first = changes.find(isOfLetters);
  const one = first && { ...first, where: [['font']], what: lettersWords(scope) };
  return changes.flatMap((change) => (change === first && one ? [one] : isOfLetters(change) ? [] : [change]));
}

function isOfLetters({ path }: Change): boolean {
  return path[0] === 'font';
}

/** Letters go by the name of their font: files say nothing to whoever reads them, and go with it. */
function lettersWords({ before, after }: Scope): Words {
  const [old, now] = [before, after].map((data) => {
    const family = childOf(childOf(data, 'font'), 'family');
    return typeof family === 'string' ? family.replace(/ Variable$/, '') : undefined;
  });
  if (old === now) return ['its files are others now'];
  if (now === undefined) return words`no longer ${plainValue(old ?? '')}`;
  return old === undefined ? words`${plainValue(now)} now` : words`${plainValue(old)} → ${plainValue(now)}`;
}

/**
 * What changed, with one line in place of all colours that follow from the brand's: "one colour for all: #b02c14 → #2d6a2d, and 41
 * colours that follow from it". A colour that was changed by itself keeps its line.
 */
function colorChanges(scope: Scope, changesIn: (scope: Scope) => Change[]): Change[] {
  const { after } = scope;
  // Each colour has a name, a theme that came as a whole has none.
  const before = withThemes(scope.before, after);
  const changes = changesIn({ ...scope, before });
  const follows = followerOf(after);
  const isMade = (change: Change) => change.after !== undefined && follows(change);
  const made = changes.filter(isMade);
  const names = new Set(made.map(nameOf));
  const now = colorAt(after, 'light.accent');
  if (now === undefined || !leading.every((name) => names.has(name))) return changes;
  const was = colorAt(before, 'light.accent');
  const said = was === undefined ? words`${plainValue(now)} now` : words`${plainValue(was)} → ${plainValue(now)}`;
  const one: Change = {
    kind: 'changed',
    where: [['one colour for all']],
    what: [...said, ...restWords(made.length - 1)],
    path: ['colors', 'light', 'accent'],
    ...(was === undefined ? {} : { before: was }),
    after: now,
  };
  return changes.flatMap((change) => (change === made[0] ? [one] : isMade(change) ? [] : [change]));
}

/** A file with the themes that the other one has colours of. */
function withThemes(data: unknown, other: unknown): unknown {
  const [colors, others] = [data, other].map((one) => childOf(one, 'colors'));
  if (!isFields(others)) return data;
  const themes = Object.fromEntries(Object.keys(others).map((theme) => [theme, {}]));
  return { ...(isFields(data) ? data : {}), colors: { ...themes, ...(isFields(colors) ? colors : {}) } };
}

function restWords(count: number): Words {
  return [`, and ${count} colours that follow from it`];
}

/** Tells whether the colour of a change is what the brand's own one makes of it. */
function followerOf(data: unknown): (change: Change) => boolean {
  // What is light enough for the dark theme, or dark enough for the light one, is the brand's colour itself.
  const palettes = ['dark.accent', 'light.accent'].flatMap((name) => {
    const accent = colorAt(data, name);
    return accent === undefined ? [] : [{ colors: brandPalette(accent) }];
  });
  return (change) => {
    const color = colorAt(data, nameOf(change));
    return color !== undefined && palettes.some((made) => isNear(colorAt(made, nameOf(change)), color));
  };
}

function nameOf({ path: [list, ...name] }: Change): string {
  return list === 'colors' ? name.join('.') : '';
}

function colorAt(data: unknown, name: string): string | undefined {
  const [theme = '', token = ''] = name.split('.');
  const color = childOf(childOf(childOf(data, 'colors'), theme), token);
  return typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color) ? color : undefined;
}

function isNear(one: string | undefined, other: string): boolean {
  if (one === undefined) return false;
  const [channels, others] = [one, other].map((color) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
  );
  return (channels ?? []).every((channel, at) => Math.abs(channel - (others?.[at] ?? 0)) <= tolerance);
}
