import { valueAt } from '../../model/child-of.ts';
import type { Schema } from '../../model/schema.ts';
import { figuresOf } from '../form/figures.ts';
import { schemaAt } from '../form/schema.ts';
import { widgetFor } from '../form/widget.ts';
import { asCompiled, sectionLabel } from '../outline/section-words.ts';
import { commandsOf } from '../shell/commands.ts';
import type { Selection, StudioState, StudioStore } from '../store/types.ts';
import type { PageView } from '../worker/protocol.ts';
import { type Found, findWords } from './find-words.ts';
import { type FromFrame, isOwn, type ToFrame, tellAtOnce } from './messages.ts';
import { spokenView } from './spoken-view.ts';
import type { PlacedWords } from './WordsInPlace.tsx';

/** What was clicked: where its words are written, and which of the elements around it says them. */
type ClickedWords = Found & { file: string; schema: Schema | undefined };

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
    const { state } = store;
    const view = state.pageView;
    if (!isReady || !view) return;
    if (view !== sent) tell({ kind: 'page', view: spokenView(view) });
    const index = indexOf(state.selection, view);
    const label = index === undefined ? '' : sectionLabel(view.page.sections[index], asCompiled);
    if (`${index} ${label}` !== selected || view !== sent) tell({ kind: 'select', index, label });
    selected = `${index} ${label}`;
    sent = view;
  };
  const hear = (event: MessageEvent<FromFrame>) => {
    if (!isOwn(event, frame.contentWindow)) return;
    const { data } = event;
    if (data.kind === 'ready') {
      isReady = true;
      sent = undefined;
      tell({ kind: 'theme', theme });
      tell({ kind: 'scale', scale });
      update();
    } else if (data.kind === 'select' || data.kind === 'edit') {
      words = placeOf(store.state, data.index, data.texts);
      if (data.kind === 'select') return select(store, data.index, words);
      if (words?.inPlace) tell({ kind: 'editWords', ancestor: words.ancestor });
      else select(store, data.index, words, true);
    } else if (data.kind === 'place' && words?.inPlace && words.schema) {
      const { file, inPlace, schema } = words;
      const element = frame.contentDocument?.querySelector<HTMLElement>('[contenteditable=true]');
      if (element) onPlace({ file, found: inPlace, schema, element });
    } else if (data.kind === 'add') onAdd(writtenIndex(store.state, data.index) + Number(data.isBelow));
    else if (data.kind === 'open') openAddress(store, data.path);
    else if (data.kind === 'command') commandsOf(store, () => tell({ kind: 'print' }))[data.command]();
  };
  addEventListener('message', hear);
  const forget = store.subscribe(update);
  return {
    commands: commandsOf(store, () => tell({ kind: 'print' })),
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
      forget();
    },
  };
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

/** Where the words that were clicked are written, if only one field says them. What can't be read is not changed in place. */
function placeOf(state: StudioState, index: number, texts: readonly string[]): ClickedWords | undefined {
  const origin = state.pageView?.origins[index];
  const view = [state.fileView, state.pageFile].find((known) => known?.file === origin?.file);
  if (!origin || view?.data === undefined) return undefined;
  const { file, kind, data, isUncertain } = view;
  const { placeholders, pages } = state.choices;
  const found = findWords(valueAt(data, origin.path), origin.path, texts, (path) => {
    const schema = schemaAt(kind, data, path);
    const figures = figuresOf(placeholders, schema?.kind, pages.length > 0);
    return { widget: schema && widgetFor(schema), figures };
  });
  if (!found) return undefined;
  return {
    ...found,
    inPlace: isUncertain ? undefined : found.inPlace,
    file,
    schema: schemaAt(kind, data, found.path),
  };
}

/** Selects a section, and its field where it is known and wanted. */
function select(store: StudioStore, index: number, words: ClickedWords | undefined, toField = false): void {
  const origin = store.state.pageView?.origins[index];
  if (!origin) return;
  const { file } = origin;
  store.select({ file, path: toField && words ? words.path : origin.path });
}

function openAddress(store: StudioStore, path: string): void {
  const page = store.state.choices.pages.find((entry) => entry.path === decodeURI(path).replace(/(.)\/$/, '$1'));
  if (page) void store.openPage(page.file);
}
