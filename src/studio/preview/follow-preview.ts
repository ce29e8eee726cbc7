import { valueAt } from '../../model/child-of.ts';
import { schemaAt } from '../form/schema.ts';
import { type Widget, widgetFor } from '../form/widget.ts';
import { asCompiled, sectionLabel } from '../outline/section-words.ts';
import { pasteFor } from '../paste/paste-for.ts';
import { commandsOf } from '../shell/commands.ts';
import type { Selection, StudioState, StudioStore } from '../store/types.ts';
import type { PageView } from '../worker/protocol.ts';
import { type FoundWords, findWords, rewritten } from './find-words.ts';
import { type FromFrame, isOwn, type ToFrame } from './messages.ts';
import { spokenView } from './spoken-view.ts';

/** What was clicked: where its words are written, and which of the elements around it says them. */
type ClickedWords = FoundWords & { file: string; ancestor: number; widget: Widget | undefined };

/**
 * Keeps a frame and the store together: sends what is shown and selected, and does what is done in it. It listens to the
 * store by itself, so that a letter that is typed renders nothing of the Studio around it.
 */
export function followPreview(frame: HTMLIFrameElement, store: StudioStore, onAdd: (index: number) => void) {
  let isReady = false;
  let theme: 'light' | 'dark' = 'dark';
  let scale = 1;
  let sent: PageView | undefined;
  let selected = '';
  /** The words that are being changed in place. */
  let words: ClickedWords | undefined;
  let written: string | undefined;
  let group = '';
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
      written = words?.raw;
      // All that is typed in one go is one step of the history.
      group = crypto.randomUUID();
      if (data.kind === 'select') return select(store, data.index, words);
      if (words?.isWhole) tell({ kind: 'editWords', ancestor: words.ancestor });
      else select(store, data.index, words, true);
    } else if (data.kind === 'paste' && words) {
      tell({ kind: 'insertWords', words: pasteFor(words.widget, data) });
    } else if (data.kind === 'words' && words) {
      const { file, path, raw, widget } = words;
      const after = widget === 'paragraphs' ? data.after : data.after.replace(/\s+/g, ' ');
      const value = rewritten(raw, data.before, after);
      const says = `Changed to “${after}”`;
      // What was told with the last letter may have been undone since.
      if (value !== written) void store.edit([{ file, edit: { op: 'set', path, value } }], { says, group });
      written = value;
      if (data.isDone && after !== data.before) store.say(says);
    } else if (data.kind === 'add') onAdd(writtenIndex(store.state, data.index) + Number(data.isBelow));
    else if (data.kind === 'open') openAddress(store, data.path);
    else if (data.kind === 'command') commandsOf(store, () => tell({ kind: 'print' }))[data.command]();
  };
  addEventListener('message', hear);
  const forget = store.subscribe(update);
  return {
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

/** Where the words that were clicked are written, if only one field says them. */
function placeOf(state: StudioState, index: number, texts: readonly string[]) {
  const origin = state.pageView?.origins[index];
  const view = [state.fileView, state.pageFile].find((known) => known?.file === origin?.file);
  if (!origin || view?.data === undefined) return undefined;
  const found = findWords(valueAt(view.data, origin.path), origin.path, texts);
  if (!found) return undefined;
  const schema = schemaAt(view.kind, view.data, found.path);
  return { ...found, file: origin.file, widget: schema && widgetFor(schema) };
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
