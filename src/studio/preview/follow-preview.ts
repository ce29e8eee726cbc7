import type { Path } from '#engine/edit';
import type { Outcome } from '#kit';
import { type Schema, valueAt } from '#kit/model';
import { pressBegins, pressEnds } from '../form/after-press.ts';
import { figuresOf, placeholdersIn } from '../form/figures.ts';
import { mayBeTakenAway, schemaAt } from '../form/schema.ts';
import { widgetFor } from '../form/widget.ts';
import { keyOf, summaryOf } from '../form/words.ts';
import { keepPageWords } from '../outline/page-words.ts';
import { asCompiled, sectionLabel } from '../outline/section-words.ts';
import { copySelected, pasteSection } from '../outline/use-section-clipboard.ts';
import { placeOfShown, type ShownPicture } from '../pictures/picture-places.ts';
import { commandsOf } from '../shell/commands.ts';
import type { Selection, StudioState, StudioStore } from '../store/types.ts';
import { viewOf } from '../store/view-of.ts';
import type { PageView } from '../worker/protocol.ts';
import type { Said } from './candidates.ts';
import { type Found, findWords } from './find-words.ts';
import {
  type CommonPart,
  commonPlaces,
  type FromFrame,
  isOwn,
  type PagePlace,
  type SelectedEntry,
  type ToFrame,
  tellTo,
} from './messages.ts';
import { originOf } from './origin-of.ts';
import { applyMove, applyTool, toolsFor } from './page-tools.ts';
import { questionAt } from './question-at.ts';
import { spokenView } from './spoken-view.ts';
import { takeDropped } from './take-dropped.ts';
import { TypedForField } from './typed-for-field.ts';
import type { PlacedWords } from './WordsInPlace.tsx';
import type { Toward } from './words-beyond.ts';

/** What was clicked: where its words are written, and which of the candidates says them. */
type ClickedWords = Found & { file: string; schema: Schema | undefined; canGo: boolean };

const noMoreWords = { next: 'These were the last words here.', previous: 'These were the first words here.' };
const madeOfFields = 'These words are put together: what they are made of is in the form.';

/** What is asked of the Studio around the page. */
type Asked = {
  onAdd: (index: number) => void;
  onFind: () => void;
  /** Words of the page are to be changed where they stand. */
  onPlace: (placed: PlacedWords) => void;
};

/**
 * Keeps a frame and the store together: sends what is shown and selected, and does what is done in it. It listens to the
 * store by itself, so that a letter that is typed renders nothing of the Studio around it.
 */
export function followPreview(frame: HTMLIFrameElement, store: StudioStore, { onAdd, onFind, onPlace }: Asked) {
  let isReady = false;
  let theme: 'light' | 'dark' = 'dark';
  let scale = 1;
  let sent: PageView | undefined;
  let selected = '';
  /** The words that are being changed in place. */
  let words: ClickedWords | undefined;
  const tell = (message: ToFrame) => frame.contentWindow && tellTo(frame.contentWindow, message);
  const update = () => {
    const view = store.state.pageView;
    if (!isReady || !view) return;
    const isOther = view !== sent;
    sent = view;
    if (isOther) tell({ kind: 'page', view: spokenView(view) });
    const selection = selectionIn(store, view);
    const now = JSON.stringify(selection);
    const isToTell = isOther || now !== selected;
    selected = now;
    if (isToTell) tell(selection);
  };
  const edit = ({ place, said, shown, click, isSelected }: Extract<FromFrame, { kind: 'edit' }>) => {
    const written = originOf(store.state, place);
    const origin = written && viewOf(store.state, written.file) ? written : undefined;
    words = shown || !origin ? undefined : wordsAt(store.state, origin, said, typeof place !== 'number');
    const isForm = words !== undefined && !words.inPlace && !isSelected;
    tell({ kind: 'editWords', candidate: words?.inPlace && words.candidate, isForm, click });
    if (!origin || words?.inPlace || isSelected) return;
    store.select(writtenAt(store.state, origin, { place, said, shown }, words?.path));
    store.say(words ? madeOfFields : 'What is shown here is in the form.');
  };
  const typedForField = new TypedForField(frame, (words) => store.say(words));
  const commands = commandsOf(store, { find: onFind, print: () => tell({ kind: 'print' }) });
  const hear = (event: MessageEvent<FromFrame>) => {
    if (!isOwn(event, frame.contentWindow)) return;
    const { data } = event;
    if (data.kind === 'ready') {
      isReady = true;
      sent = undefined;
      tell({ kind: 'theme', theme });
      tell({ kind: 'scale', scale });
      update();
    } else if (data.kind === 'pressed') hearPress(data.isOver);
    else if (data.kind === 'select') selectPlace(store, data.place);
    else if (data.kind === 'ask') void lookAgain(store, tell, data.click);
    else if (data.kind === 'edit') edit(data);
    else if (data.kind === 'place') {
      const element = frame.contentDocument?.querySelector<HTMLElement>('[contenteditable=true]');
      if (!element || !words?.inPlace || !words.schema) return tell({ kind: 'endWords' });
      onPlace({ ...words, found: words.inPlace, schema: words.schema, element });
    } else if (data.kind === 'add') onAdd(writtenIndex(store.state, data.index) + Number(data.isBelow));
    else if (data.kind === 'tool' || data.kind === 'move') void applyAsked(store, data);
    else if (data.kind === 'typed') typedForField.take(data.typed, words?.path ?? []);
    else if (data.kind === 'lastWords') store.say(noMoreWords[data.toward]);
    else if (data.kind === 'counted') keepPageWords(data.words);
    else if (data.kind === 'pictures') void takeDropped(store, data);
    else if (data.kind === 'clipboard') void (data.pasted ? pasteSection(store, data.pasted) : copySelected(store));
    else if (data.kind === 'open') openAddress(store, data.path);
    else if (data.kind === 'command') commands[data.command]();
  };
  addEventListener('message', hear);
  const forget = store.subscribe(update);
  return {
    commands,
    endPlace: (toward?: Toward) => endWords(store, tell, toward),
    setTheme: (wanted: 'light' | 'dark') => {
      theme = wanted;
      tell({ kind: 'theme', theme });
    },
    setScale: (wanted: number) => {
      scale = wanted;
      tell({ kind: 'scale', scale });
    },
    close: () => {
      removeEventListener('message', hear);
      typedForField.close();
      forget();
    },
  };
}

/** A press in the page is one in the window, too, and closes the menus there: a browser hears none of a frame's. */
function hearPress(isOver: boolean): void {
  if (isOver) {
    pressEnds();
    return;
  }
  pressBegins();
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
}

type Tell = (message: ToFrame) => void;

/** What was written just before is drawn before words are open, for from then on the page waits; and so is what others have changed. */
async function lookAgain(store: StudioStore, tell: Tell, click: number): Promise<void> {
  await store.settled();
  tell({ kind: 'look', click });
}

/** Ends words that were changed. What the page says by then has to be drawn before others are looked for in it. */
async function endWords(store: StudioStore, tell: Tell, toward: Toward | undefined): Promise<void> {
  tell({ kind: 'endWords', toward });
  if (!toward) return;
  await store.settled();
  tell({ kind: 'goOn' });
}

/** Selects what was pressed; the page where that is nothing of it. */
function selectPlace(store: StudioStore, place: PagePlace | undefined): void {
  const origin = place === undefined ? { file: store.state.page, path: [] } : originOf(store.state, place);
  if (origin) store.select({ ...origin, keepsFocus: true });
}

/** Does with a section what was asked for in the page. */
function applyAsked(store: StudioStore, asked: Extract<FromFrame, { kind: 'tool' | 'move' }>): Promise<void> {
  const at = (index: number) => writtenIndex(store.state, index);
  return asked.kind === 'tool'
    ? applyTool(store, asked.tool, at(asked.index))
    : applyMove(store, at(asked.from), at(asked.to));
}

/** Which section is to be shown as selected, and what can be done with it there. */
function selectionIn(store: StudioStore, view: PageView): Extract<ToFrame, { kind: 'select' }> {
  const form = formIn(store.state.selection, view);
  const outcome = form === undefined ? undefined : outcomeIn(store.state.selection);
  const index =
    form === undefined ? indexOf(store.state.selection, view) : outcome ? undefined : formSection(form, view);
  if (index === undefined) return { kind: 'select', place: partIn(store.state), label: '', tools: [], form, outcome };
  const label = sectionLabel(view.page.sections[index], asCompiled);
  const tools = toolsFor(store, writtenIndex(store.state, index));
  return { kind: 'select', place: index, label, tools, entry: entryIn(store.state.selection, view, index) };
}

/** The form that a selection stands in, by its name. */
function formIn({ file, path: [field, name] }: Selection, view: PageView): string | undefined {
  return file !== view.file && field === 'forms' && typeof name === 'string' ? name : undefined;
}

/** How sending a form ended, where its words for that are selected. */
function outcomeIn({ path: [, , part] }: Selection): Outcome | undefined {
  return part === 'success' || part === 'failure' ? part : undefined;
}

/** The section of the page that shows a form: where there is none, it opens in a dialog. */
function formSection(form: string, { page }: PageView): number | undefined {
  const found = page.sections.findIndex((section) => section.type === 'form' && section.form === form);
  return found < 0 ? undefined : found;
}

/** The entry of a section's list that the selection stands in. */
function entryIn({ path }: Selection, { origins, page }: PageView, index: number): SelectedEntry | undefined {
  const inside = path.slice(origins[index]?.path.length);
  const end = inside.findLastIndex((step) => typeof step === 'number') + 1;
  const words = summaryOf(valueAt(page.sections[index], inside.slice(0, end)), String);
  return end === 0 || words === '' ? undefined : { key: keyOf(path), words };
}

/** What of every page is selected that stands around its sections. */
function partIn(state: StudioState): CommonPart | undefined {
  const { file, path } = state.selection;
  return commonPlaces.find((part) => path[0] === part && originOf(state, part)?.file === file);
}

/** The compiled section that a selection stands in. */
export function indexOf({ file, path }: Selection, view: PageView): number | undefined {
  if (path.length === 0) return undefined;
  const starts = (origin: { file: string; path: Selection['path'] } | undefined) =>
    origin?.file === file && origin.path.length <= path.length && origin.path.every((step, at) => path[at] === step);
  const found = view.origins.findIndex((origin) => starts(origin) || starts(origin.entry));
  return found < 0 ? undefined : found;
}

/** Where a picture of the page is written. */
function pictureAt({ pageView }: StudioState, place: PagePlace, shown: ShownPicture | undefined, { path }: Selection) {
  return shown && typeof place === 'number' ? placeOfShown(pageView?.page.sections[place], shown, path) : undefined;
}

/** Where what was clicked is written: the question of a form, a picture, the field of its words, or else what it stands in. */
function writtenAt(
  state: StudioState,
  origin: Selection,
  { place, said, shown }: Pick<Extract<FromFrame, { kind: 'edit' }>, 'place' | 'said' | 'shown'>,
  path: Path | undefined,
): Selection {
  const question = path || shown ? undefined : questionAt(state, place, said);
  return question ?? { ...origin, path: pictureAt(state, place, shown, origin) ?? path ?? origin.path };
}

/** Which section of the page's file a compiled one is: hidden ones are none of those, and a shared entry may be several. */
export function writtenIndex({ pageView }: Pick<StudioState, 'pageView'>, index: number): number {
  const origin = pageView?.origins[index];
  return Number((origin?.entry ?? origin)?.path[1] ?? index);
}

/**
 * Where the words that were clicked are written, if only one field says them: one of the place that was clicked, or, of what all
 * pages share (`isShared`), else one of that. What can't be read is not changed in place.
 */
function wordsAt(
  state: StudioState,
  origin: Selection,
  said: readonly Said[],
  isShared: boolean,
): ClickedWords | undefined {
  const view = viewOf(state, origin.file);
  if (view?.data === undefined) return undefined;
  const { file, kind, data, isUncertain } = view;
  const { pages } = state.choices;
  const placeholders = placeholdersIn(state.page, state.choices.placeholders);
  const findIn = (path: Path) =>
    findWords(valueAt(data, path), path, said, (field) => {
      const schema = schemaAt(kind, data, field);
      const figures = figuresOf(placeholders, schema?.kind, pages.length > 0);
      return { widget: schema && widgetFor(schema), figures };
    });
  const found = findIn(origin.path) ?? (isShared ? findIn([]) : undefined);
  if (!found) return undefined;
  return {
    ...found,
    inPlace: isUncertain ? undefined : found.inPlace,
    file,
    schema: schemaAt(kind, data, found.path),
    canGo: mayBeTakenAway(kind, data, found.path),
  };
}

function openAddress(store: StudioStore, path: string): void {
  const page = store.state.choices.pages.find((entry) => entry.path === decodeURI(path).replace(/(.)\/$/, '$1'));
  if (page) void store.openPage(page.file);
}
