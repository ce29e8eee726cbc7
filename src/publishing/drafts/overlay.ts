import { type MergedText, merge, type Path } from '#engine/edit';

/** A file of a draft: the text that it was made from (none where it is new), and what it says (none where it is deleted). */
export type OverlaidFile = { base?: string; mine?: string };

/** The files that a draft changes, by their paths in the content folder. */
export type Overlay = Readonly<Record<string, OverlaidFile>>;

/** Whose words count at the places of a file where both contradict each other: `mine` are the draft's, `theirs` those of today. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** A place where a draft and the site of today contradict each other. */
export type Contradiction = { path: Path; mine: unknown; theirs: unknown };

/** The same of several files, by their paths in the content folder. */
export type Contradictions = Readonly<Record<string, readonly Contradiction[]>>;

/** What a file says when a draft is laid over it (none: it isn't there), or where both contradict each other. */
export type Laid = { text: string | undefined } | { contradictions: readonly Contradiction[] };

/** The name of a place in `Choices`. */
export const placeKey = (path: Path): string => JSON.stringify(path);

/** Lays a file of a draft over what it says today. `choices` decide where both contradict each other. */
export function laidOver({ base, mine }: OverlaidFile, today: string | undefined, choices: Choices = {}): Laid {
  if (base === today || mine === today) return { text: mine };
  if (mine === base) return { text: today };
  const choose = (path: Path) => choices[placeKey(path)];
  // One has deleted what the other has changed, or both have made a file of this name.
  if (base === undefined || mine === undefined || today === undefined) {
    const whole = choose([]);
    if (whole === undefined) return { contradictions: [{ path: [], mine, theirs: today }] };
    return { text: whole === 'mine' ? mine : today };
  }
  const result: MergedText = merge(base, mine, today, choose);
  if ('text' in result) return result;
  const contradictions = result.conflicts.map((path, at) => ({
    path,
    mine: result.sides[at]?.mine,
    theirs: result.sides[at]?.theirs,
  }));
  // Where neither can be told from the other by places, the file as a whole is one.
  const first = contradictions[0];
  const whole = contradictions.length === 1 && first?.path.length === 0 ? choose([]) : undefined;
  if (whole === undefined) return { contradictions };
  return { text: whole === 'mine' ? mine : today };
}

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
