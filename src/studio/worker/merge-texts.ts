import { type Checker, placeInForms } from '#engine';
import { merge, pathNow } from '#engine/edit';
import { isFields, labelOf, type Path } from '#kit/model';
import type { ChosenSide, ConflictPlace, MergeResult, ThreeTexts, TwoSides } from './protocol.ts';

/**
 * Merges what was made here with what others have made of the same text. Where both contradict each other, the places are told
 * in words; with a side chosen for each of them, there are none left but, where the two can't be put together, the whole file.
 */
export function mergeTexts(
  three: ThreeTexts,
  choices: readonly ChosenSide[] | undefined,
  checker: Checker,
): MergeResult {
  const { base, mine, theirs } = three;
  if (mine === theirs || theirs === base) return { text: mine };
  if (mine === base) return { text: theirs };
  const sideAt = new Map(choices?.map(({ path, side }) => [JSON.stringify(path), side]));
  const whole = sideAt.get('[]');
  if (whole) return { text: whole === 'mine' ? mine : theirs };
  const asked = placesOf(three, checker);
  if ('text' in asked || !choices) return asked;
  if (base === undefined || mine === undefined || theirs === undefined) return asked;
  const chosen = merge(base, mine, theirs, (path) => sideAt.get(JSON.stringify(path)));
  // A comment, for instance, that would be lost: then one of both texts counts as a whole.
  return 'text' in chosen ? chosen : { conflicts: [wholeFile(mine, theirs)] };
}

function placesOf({ file, base, mine, theirs }: ThreeTexts, checker: Checker): MergeResult {
  if (base === undefined || mine === undefined || theirs === undefined) return { conflicts: [wholeFile(mine, theirs)] };
  const result = merge(base, mine, theirs);
  if ('text' in result) return result;
  const sides = result.conflicts.map((path, index) => ({
    path,
    mine: result.sides[index]?.mine,
    theirs: result.sides[index]?.theirs,
  }));
  if (result.unread) return { conflicts: [wholeFile(mine, theirs)], unread: result.unread };
  const places = conflictPlaces({ file, base, now: mine, sides }, checker);
  // Both texts as they are stand for what can't be told place by place.
  const isWhole = result.sides.some((side) => side.mine === mine && side.theirs === theirs);
  return { conflicts: isWhole || places.length === 0 ? [wholeFile(mine, theirs)] : places };
}

/**
 * Places at which both sides contradict each other, in words. `base` is the text that the places are in, if there was one; `now` is
 * what they are called by, where it still has them.
 */
export function conflictPlaces(
  { file, base, now, sides }: TwoSides & { now?: string },
  checker: Checker,
): ConflictPlace[] {
  const dataOf = (text: string | undefined) =>
    text === undefined ? undefined : checker.read({ file, text }, 'PageSource').data;
  const [dataThen, dataNow] = [dataOf(base), dataOf(now)];
  return sides.map(({ path, mine, theirs }) => {
    const isWhole = path.length === 0;
    const at = base === undefined || now === undefined ? [] : pathNow(base, now, path);
    const place =
      at.length === path.length ? placeInForms('', dataNow, at, checker) : placeInForms('', dataThen, path, checker);
    const said = (side: unknown, all: string) => (isWhole && side !== undefined ? all : shown(side));
    return {
      path,
      where: isWhole ? wholePage : wordsOf(path, place),
      mine: said(mine, allHere),
      theirs: said(theirs, 'all of it as it is public'),
    };
  });
}

/** A place in its file and the field there, which the words for a place leave out. */
function wordsOf(path: Path, place: string): string {
  const field = path.at(-1);
  return [place, typeof field === 'string' ? `“${labelOf(field)}”` : ''].filter(Boolean).join(', ');
}

const wholePage = 'The whole page';
const allHere = 'all of it as it is here';

/** Of texts of which one is gone, what the other says is no answer. */
function wholeFile(mine: string | undefined, theirs: string | undefined): ConflictPlace {
  const where = { path: [], where: wholePage };
  if (mine === undefined) return { ...where, mine: '', theirs: 'all of it as it is there' };
  return { ...where, mine: theirs === undefined ? allHere : mine, theirs: theirs ?? '' };
}

/** A value as somebody reads it: words as they are, of fields and lists the words in them. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(shown).filter(Boolean).join(', ');
  if (isFields(value)) return Object.values(value).map(shown).filter(Boolean).join(', ');
  return String(value);
}
