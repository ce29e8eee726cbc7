/**
 * What needs no page: names of files, languages, moments and when something is shown, the nearest known word, slots
 * of pictures.
 */
export { captionsProblem } from './captions.ts';
export {
  isAside,
  isContentName,
  isMeantAs,
  lastPart,
  mediaFolder,
  nameInFolder,
  publicFolder,
  stemOf,
} from './content-names.ts';
export { escapeHtml } from './html.ts';
export { directionOf, englishName, type Language, languageOf } from './language.ts';
export { dayAfter, momentWords, noMomentWords, parseMoment } from './moment.ts';
export { editDistance, nearest, nearestName, replaced } from './nearest.ts';
export { wordAt } from './scan.ts';
export { always, isShownAt } from './shown.ts';
export { oneColumnOf, type Slot, shareOf, wholeWidth } from './slot.ts';
export { type UnreadableCharacter, unreadableCharacter } from './unreadable-character.ts';
