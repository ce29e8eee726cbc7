import type { Path } from '#engine/edit';
import { type Schema, valueAt } from '#kit/model';
import { figuresOf } from '../form/figures.ts';
import { schemaAt } from '../form/schema.ts';
import { widgetFor } from '../form/widget.ts';
import { commonFiles } from '../outline/common-files.ts';
import { asCompiled, sectionLabel } from '../outline/section-words.ts';
import { placeOfShown } from '../pictures/picture-places.ts';
import { selectedSpot, takePictures } from '../pictures/take-pictures.ts';
import { commandsOf } from '../shell/commands.ts';
import type { Selection, StudioState, StudioStore } from '../store/types.ts';
import type { PageView } from '../worker/protocol.ts';
import type { Said } from './candidates.ts';
import { type Found, findWords } from './find-words.ts';
import { type FromFrame, isOwn, type PagePlace, type ToFrame, tellAtOnce } from './messages.ts';
import { applyTool, toolsFor } from './page-tools.ts';
import { spokenView } from './spoken-view.ts';
import { TypedForField } from './typed-for-field.ts';
import type { PlacedWords } from './WordsInPlace.tsx';

/** What was clicked: where its words are written, and which of the candidates says them. */
type ClickedWords = Found & { file: string; schema: Schema | undefined };

const madeOfFields = 'These words are put together: what they are made of is in the form.';

/** What is asked of the Studio around the page. */
type Asked = {
  onAdd: (index: number) => void;
  /** Words of the page are to be changed where they stand. */
  onPlace: (placed: PlacedWords) => void;
};

/**
 * Keeps a frame and the store together: sends what is shown and selected, and does what is done in it. It listens to the
 * store by itself, so that a letter that is typed renders nothing of the Studio around it.
 */
export function followPreview(frame: HTMLIFrameElement, store: StudioStore, { onAdd, onPlace }: Asked) {
  let isReady = false;
  let theme: 'light' | 'dark' = 'dark';
  let scale = 1;
  let sent: PageView | undefined;
  let selected = '';
  /** The words that are being changed in place. */
  let words: ClickedWords | undefined;
  const tell = (message: ToFrame) => frame.contentWindow?.postMessage(message, location.origin);
  const update = () => {
    const view = store.state.pageView;
    if (!isReady || !view) return;
    if (view !== sent) tell({ kind: 'page', view: spokenView(view) });
    const selection = selectionIn(store, view);
    const now = JSON.stringify(selection);
    if (now !== selected || view !== sent) tell(selection);
    selected = now;
    sent = view;
  };
  const edit = async ({ place, said, click }: Extract<FromFrame, { kind: 'edit' }>) => {
    const origin = originOf(store.state, place);
    if (!origin || !(await isRead(store, origin.file))) return;
    words = wordsAt(store.state, origin, said, typeof place !== 'number');
    const isForm = words !== undefined && !words.inPlace;
    const candidate = words?.inPlace && words.candidate;
    if (frame.contentWindow) tellAtOnce(frame.contentWindow, { kind: 'editWords', candidate, isForm, click });
    if (words?.inPlace) return;
    store.select({ file: origin.file, path: words?.path ?? origin.path });
    store.say(words ? madeOfFields : 'What is shown here is in the form.');
  };
  const typedForField = new TypedForField(frame, (words) => store.say(words));
  const commands = commandsOf(store, () => tell({ kind: 'print' }));
  const hear = (event: MessageEvent<FromFrame>) => {
    if (!isOwn(event, frame.contentWindow)) return;
    const { data } = event;
    if (data.kind === 'ready') {
      isReady = true;
      sent = undefined;
      tell({ kind: 'theme', theme });
      tell({ kind: 'scale', scale });
      update();
    } else if (data.kind === 'select') {
      const origin = originOf(store.state, data.place);
      if (origin) store.select({ ...origin, keepsFocus: true });
    } else if (data.kind === 'edit') void edit(data);
    else if (data.kind === 'place') {
      const element = frame.contentDocument?.querySelector<HTMLElement>('[contenteditable=true]');
      if (!element || !words?.inPlace || !words.schema) return tell({ kind: 'endWords' });
      onPlace({ file: words.file, found: words.inPlace, schema: words.schema, element });
    } else if (data.kind === 'add') onAdd(writtenIndex(store.state, data.index) + Number(data.isBelow));
    else if (data.kind === 'tool') void applyTool(store, data.tool, writtenIndex(store.state, data.index));
    else if (data.kind === 'typed') typedForField.take(data.typed, words?.path ?? []);
    else if (data.kind === 'pictures') void takeDropped(store, data);
    else if (data.kind === 'open') openAddress(store, data.path);
    else if (data.kind === 'command') commands[data.command]();
  };
  addEventListener('message', hear);
  const forget = store.subscribe(update);
  return {
    commands,
    endPlace: () => {
      if (frame.contentWindow) tellAtOnce(frame.contentWindow, { kind: 'endWords' });
    },
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

/** Takes pictures to where they were dropped, once it is known what stands there, or to what is selected. */
async function takeDropped(store: StudioStore, dropped: Extract<FromFrame, { kind: 'pictures' }>): Promise<void> {
  const { files, place, shown } = dropped;
  if (files.length === 0) return store.refuse('Only pictures can be dropped here: .jpg, .png, .webp, .avif or .svg.');
  const { pageView } = store.state;
  const origin = place === undefined ? undefined : originOf(store.state, place);
  if (origin) store.select({ ...origin, keepsFocus: true });
  if (!origin || typeof place !== 'number' || !(await isRead(store, origin.file)))
    return takePictures(store, files, origin ? undefined : selectedSpot(store));
  const picture = shown && placeOfShown(pageView?.page.sections[place], shown, origin.path);
  takePictures(store, files, { file: origin.file, section: origin.path, picture });
}

/** Which section is to be shown as selected, and what can be done with it there. */
function selectionIn(store: StudioStore, view: PageView): Extract<ToFrame, { kind: 'select' }> {
  const index = indexOf(store.state.selection, view);
  if (index === undefined) return { kind: 'select', index, label: '', tools: [] };
  const label = sectionLabel(view.page.sections[index], asCompiled);
  return { kind: 'select', index, label, tools: toolsFor(store, writtenIndex(store.state, index)) };
}

/** The compiled section that a selection stands in. */
export function indexOf({ file, path }: Selection, view: PageView): number | undefined {
  if (path.length === 0) return undefined;
  const starts = (origin: { file: string; path: Selection['path'] } | undefined) =>
    origin?.file === file && origin.path.length <= path.length && origin.path.every((step, at) => path[at] === step);
  const found = view.origins.findIndex((origin) => starts(origin) || starts(origin.entry));
  return found < 0 ? undefined : found;
}

/** Which section of the page's file a compiled one is: hidden ones are none of those, and a shared entry may be several. */
export function writtenIndex({ pageView }: Pick<StudioState, 'pageView'>, index: number): number {
  const origin = pageView?.origins[index];
  return Number((origin?.entry ?? origin)?.path[1] ?? index);
}

/** Where it is written what stands at a place of the page. */
function originOf({ pageView, page, texts }: StudioState, place: PagePlace): Selection | undefined {
  if (typeof place !== 'number') {
    const part = commonFiles(page, texts).find(({ field }) => field === place);
    return part && { file: part.file, path: [place] };
  }
  const origin = pageView?.origins[place];
  return origin && { file: origin.file, path: origin.path };
}

/** Resolves once it is known what a file holds; false where another one was selected before. */
function isRead(store: StudioStore, file: string): Promise<boolean> {
  return new Promise((fulfil) => {
    const look = () => {
      const { fileView, pageFile, selection } = store.state;
      const isThere = fileView?.file === file || pageFile?.file === file;
      if (!isThere && selection.file === file) return;
      forget();
      fulfil(isThere);
    };
    const forget = store.subscribe(look);
    look();
  });
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
  const view = [state.fileView, state.pageFile].find((known) => known?.file === origin.file);
  if (view?.data === undefined) return undefined;
  const { file, kind, data, isUncertain } = view;
  const { placeholders, pages } = state.choices;
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
  };
}

function openAddress(store: StudioStore, path: string): void {
  const page = store.state.choices.pages.find((entry) => entry.path === decodeURI(path).replace(/(.)\/$/, '$1'));
  if (page) void store.openPage(page.file);
}
