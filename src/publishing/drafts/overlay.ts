import { createHash } from 'node:crypto';
import { merge, type Path } from '#engine/edit';

/** A file of a draft: the text that it was made from (none where it is new), and what it says (none where it is deleted). */
export type OverlaidFile = { base?: string; mine?: string };

/** The files that a draft changes, by their paths in the content folder. */
export type Overlay = Readonly<Record<string, OverlaidFile>>;

/** The decisions that somebody has made about a file, each by its name (`ways` of a contradiction). */
export type Choices = readonly string[];

/**
 * A place where a draft and the site of today contradict each other: `mine` are the draft's words, `theirs` those of today. `ways` are
 * the names of both decisions. Each names the words that it goes against: where these have changed since, it decides nothing.
 */
export type Contradiction = { path: Path; mine: unknown; theirs: unknown; ways: Record<Side, string> };

type Side = 'mine' | 'theirs';

/** The same of several files, by their paths in the content folder. */
export type Contradictions = Readonly<Record<string, readonly Contradiction[]>>;

/** What a file says when a draft is laid over it (none: it isn't there), or where both contradict each other. */
export type Laid = { text: string | undefined } | { contradictions: readonly Contradiction[] };

/** Lays a file of a draft over what it says today. `choices` decide where both contradict each other. */
export function laidOver({ base, mine }: OverlaidFile, today: string | undefined, choices: Choices = []): Laid {
  if (base === today || mine === today) return { text: mine };
  if (mine === base) return { text: today };
  const whole = contradictionAt([], { mine, theirs: today });
  const wholeSide = sideOf(whole, choices);
  const decided = wholeSide && { text: wholeSide === 'mine' ? mine : today };
  // One has deleted what the other has changed, or both have made a file of this name.
  if (base === undefined || mine === undefined || today === undefined) return decided ?? { contradictions: [whole] };
  const asked = merge(base, mine, today);
  if ('text' in asked) return asked;
  const contradictions = asked.conflicts.map((path, at) => contradictionAt(path, asked.sides[at]));
  const sides = new Map(contradictions.map((one) => [JSON.stringify(one.path), sideOf(one, choices)]));
  const isWhole = asked.sides.some((side) => side.mine === mine && side.theirs === today);
  if (!isWhole && [...sides.values()].includes(undefined)) return { contradictions };
  const merged = isWhole ? asked : merge(base, mine, today, (path) => sides.get(JSON.stringify(path)));
  // A comment, for instance, that would be lost: then one of both texts counts as a whole.
  return 'text' in merged ? merged : (decided ?? { contradictions: [whole] });
}

function contradictionAt(
  path: Path,
  { mine, theirs }: Record<Side, unknown> = { mine: '', theirs: '' },
): Contradiction {
  return {
    path,
    mine,
    theirs,
    ways: { mine: decisionOf(path, 'mine', theirs), theirs: decisionOf(path, 'theirs', mine) },
  };
}

function decisionOf(path: Path, side: Side, against: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([path, side, against]))
    .digest('base64url');
}

function sideOf({ ways }: Contradiction, choices: Choices): Side | undefined {
  return sides.find((side) => choices.includes(ways[side]));
}

const sides = ['mine', 'theirs'] as const;

/** The files of a draft brought to what they are made from today; what contradicts it stays as it is, for somebody to decide. */
export function rebased(overlay: Overlay, today: (path: string) => string | undefined): Overlay {
  const files: Record<string, OverlaidFile> = {};
  for (const [path, file] of Object.entries(overlay)) {
    const now = today(path);
    const laid = laidOver(file, now);
    const next = 'text' in laid ? overlaid(now, laid.text) : file;
    if (next) files[path] = next;
  }
  return files;
}

/** A file that is changed from one text to another; nothing where both are the same. */
export function overlaid(base: string | undefined, mine: string | undefined): OverlaidFile | undefined {
  if (base === mine) return undefined;
  return { ...(base === undefined ? {} : { base }), ...(mine === undefined ? {} : { mine }) };
}

/** The texts that contradicting files of a draft were made from: places of contradictions are places in these. */
export function basesOf(overlay: Overlay, contradictions: Contradictions): Record<string, string> {
  return Object.fromEntries(
    Object.keys(contradictions).flatMap((path) => {
      const base = overlay[path]?.base;
      return base === undefined ? [] : [[path, base]];
    }),
  );
}
