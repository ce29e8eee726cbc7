import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { absentRules, carefully, loadOwnBlocks, lookAtHours, markAbsent } from '#kit';
import { fontFamily, fontSource, fontWeight, italicSource } from '#kit/theme';
import type { Command } from '../shell/commands.ts';
import { hear, keepFromSelectingAll, shortcuts } from '../shell/shortcuts.ts';
import type { PageView } from '../worker/protocol.ts';
import { type Candidate, candidatesAt, isOnGround, isOnWords, isShown, saidIn } from './candidates.ts';
import { countWords } from './count-words.ts';
import { FramePage } from './FramePage.tsx';
import { hearPictures, shownAt } from './hear-pictures.ts';
import { holdsSelection, openWords, type Spot } from './in-place.ts';
import { keepScroll, keptScroll } from './kept-scroll.ts';
import { Layer } from './layer.ts';
import { type FromFrame, isOwn, type ToFrame, tellTo } from './messages.ts';
import { withSameParts } from './same-parts.ts';
import { type Placed, placeAt, placeBeyond, placeNow, sectionAt } from './sections.ts';
import { tellPresses } from './tell-presses.ts';
import { typeHere } from './type-here.ts';
import { type Typed, TypedAhead } from './typed-ahead.ts';
import { candidatesBeyond, elementBy, stepsTo, type Toward, unfoldBeyond } from './words-beyond.ts';

/** The preview's entry: shows the page that the Studio around it sends, and tells what is done in it. */
const container = document.getElementById('root');
const tell = (message: FromFrame): void => tellTo(parent, message);
/** A page that is only looked at: nothing in it is marked, added or changed. */
const isStill = location.hash === '#still';
const layer = new Layer(isStill ? undefined : tell);
const brand = new CSSStyleSheet();
const faint = new CSSStyleSheet();
faint.replaceSync(`
${absentRules}
[data-edited] { outline: 2px solid #4f7cff; outline-offset: -2px }
/* Whatever the page says of spaces: one that collapses at the end would be typed nowhere. */
[data-words] { outline: 2px solid #4f7cff; outline-offset: 4px; white-space: pre-wrap !important } [data-words='line'] { white-space: pre !important }
[data-figure] { display: inline-block; padding: 0 .25em; border-radius: .25em; box-shadow: inset 0 0 0 1px currentColor; cursor: default }
[data-at-once]::details-content { transition: none !important }
details:has([data-words])::details-content { overflow: visible !important }
/* Lines of files and what mends them are for who writes text: the form beside the page has both at their field. */
[data-block='invalid'] :is(pre, small, [data-fix]) { display: none }
`);
document.adoptedStyleSheets = [brand, faint];
document.fonts.add(new FontFace(fontFamily, fontSource, { weight: fontWeight }));
document.fonts.add(new FontFace(fontFamily, italicSource, { weight: fontWeight, style: 'italic' }));

/** What the last double click may have meant, and where it was: nowhere where words were selected by dragging, all of them or their end after Tab. */
let clicked: Candidate[] = [];
let spot: Spot | 'all' | 'end' | undefined;
let lastClick = 0;
/** Tells what it meant, in what it was pressed in. */
let tellClicked: (at: Placed) => void = () => undefined;
/** Where words are that are open, or were asked for; and which way others are looked for. */
let asked: { at: Placed; toward?: Toward | undefined } | undefined;
/** Where the element of the open words stands in that place, which is drawn anew with them. */
let openSteps: readonly number[] = [];
/** Which way to go on from the words that were open, once the page shows what they say now. */
let going: Toward | undefined;
/** What is typed between a double click and its answer. */
const typedAhead = new TypedAhead();
/** While words are changed in place, nothing is rendered: the newest page waits. */
let isEditing = false;
let closeWords: (() => void) | undefined;
let waiting: PageView | undefined;
let shownPath: string | undefined;
let shownForm: Pick<Extract<ToFrame, { kind: 'select' }>, 'form' | 'outcome'> = {};
/** Words are counted once nothing has changed for so long, in ms: letters don't wait for it. */
const quiet = 1000;
let counting: ReturnType<typeof setTimeout> | undefined;

function count(): void {
  const main = document.querySelector('main');
  if (main) tell({ kind: 'counted', words: countWords(main, document.documentElement.lang) });
}

const { own } = document.documentElement.dataset;
if (own !== undefined) await loadOwnBlocks(`${own}/views.mjs`, carefully);
if (container) {
  const root = createRoot(container);
  const render = (view: PageView) =>
    flushSync(() =>
      root.render(
        <FramePage
          view={view}
          form={shownForm.form}
          outcome={shownForm.outcome}
          onLeaveForm={() => tell({ kind: 'select', place: undefined })}
        />,
      ),
    );
  let newest: PageView | undefined;
  const show = (made: PageView) => {
    const view = withSameParts(newest, made);
    // Each of these has all elements styled anew, even where it says the same: 10 ms of a letter on a long page.
    if (newest?.site.language !== view.site.language) document.documentElement.lang = view.site.language;
    if (newest?.direction !== view.direction) document.documentElement.dir = view.direction;
    if (newest?.brand !== view.brand) brand.replaceSync(view.brand);
    if (newest?.faces !== view.faces) loadFaces(view.faces);
    if (newest?.at !== view.at) lookAtHours(view.at);
    newest = view;
    const isOther = shownPath !== view.page.path;
    if (isOther) leave();
    render(view);
    if (isOther) scrollTo(0, isStill ? 0 : keptScroll(view.page.path));
    shownPath = view.page.path;
    markAbsent({ page: view.page, absent: view.absent, menus: view.absentMenus });
    layer.draw();
    requestAnimationFrame(() => tell({ kind: 'painted' }));
    clearTimeout(counting);
    if (!isStill) counting = setTimeout(count, quiet);
  };
  const leave = () => {
    if (shownPath !== undefined && !isStill) keepScroll(shownPath, scrollY);
  };
  addEventListener('pagehide', leave);
  const change = (candidate: Candidate) => {
    isEditing = true;
    const element = candidate instanceof HTMLElement ? candidate : candidate[0]?.parentElement;
    openSteps = asked && element ? stepsTo(element, asked.at.root) : [];
    layer.setWriting(true);
    closeWords = openWords(candidate, spot, () => tell({ kind: 'place' }));
  };
  const answer = (candidate: Candidate | undefined, isForm: boolean) => {
    if (!candidate && asked?.toward) return goOn(asked.at, asked.toward);
    const typed = typedAhead.take();
    if (asked?.toward) tell({ kind: 'select', place: asked.at.place });
    if (candidate && !isEditing) change(candidate);
    if (isForm) tell({ kind: 'typed', typed });
    else typeAll(typed);
  };
  const look = (click: number) => {
    if (click !== lastClick) return;
    // What others have done meanwhile may have moved it, or taken it away.
    const at = asked?.at.root.isConnected ? placeAt(asked.at.root) : undefined;
    if (at) tellClicked(at);
    else answer(undefined, false);
  };
  const endWords = (toward: Toward | undefined) => {
    isEditing = false;
    layer.setWriting(false);
    closeWords?.();
    closeWords = undefined;
    if (waiting) show(waiting);
    waiting = undefined;
    going = toward;
    if (toward) typedAhead.hold();
  };
  addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (!isOwn(event, parent)) return;
    const { data } = event;
    if (data.kind === 'page' && isEditing) waiting = data.view;
    else if (data.kind === 'page') show(data.view);
    else if (data.kind === 'theme') document.documentElement.dataset['theme'] = data.theme;
    else if (data.kind === 'scale') layer.setScale(data.scale);
    else if (data.kind === 'select') {
      const isOther = shownForm.form !== data.form || shownForm.outcome !== data.outcome;
      shownForm = data;
      if (isOther && newest && !isEditing) render(newest);
      layer.select(data);
    } else if (data.kind === 'print') print();
    else if (data.kind === 'endWords') endWords(data.toward);
    else if (data.kind === 'look') look(data.click);
    else if (data.kind === 'goOn') {
      const at = asked && placeNow(asked.at);
      if (going && at) goOn(at, going, elementBy(openSteps, at.root));
    } else if (data.click === lastClick)
      answer(data.candidate === undefined ? undefined : clicked[data.candidate], data.isForm);
  });
  if (!isStill) hearPictures(tell, (root) => layer.hover(root));
}

/** Links lead nowhere and no form is opened while a page is edited; what opens or turns a part of it works. */
const leading = 'a[href], [data-form], [type="submit"]';

addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (!target || isEditing) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (target.closest(leading)) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (link && (event.ctrlKey || event.metaKey)) return tell({ kind: 'open', path: new URL(link.href).pathname });
    const at = placeAt(target);
    if (!at) return;
    layer.press(at.place);
    tell({ kind: 'select', place: at.place });
    // Words that were selected by dragging are written over, or bold, at once.
    if (event.detail < 2 && !getSelection()?.isCollapsed) ask(event, at, holdsSelection);
  },
  true,
);
tellPresses(tell);
addEventListener('submit', (event) => event.preventDefault(), true);
addEventListener('dblclick', (event) => {
  const target = event.target instanceof Element ? event.target : undefined;
  const at = target && placeAt(target);
  if (at && !isEditing) ask(event, at);
});

/** Asks which words at a point are to be written where they stand: with `holds`, only of those. */
function ask({ target, clientX, clientY }: MouseEvent, at: Placed, holds?: (candidate: Candidate) => boolean): void {
  if (!(target instanceof Element)) return;
  const pressed = { x: clientX, y: clientY };
  spot = holds ? undefined : pressed;
  // What stands around a picture says other words: they aren't meant.
  const shown = holds || isOnWords(target, pressed) ? undefined : shownAt(pressed, at.root);
  if (!holds && !shown && isOnGround(target, pressed)) {
    // The browser has selected the word that is nearest.
    getSelection()?.removeAllRanges();
    return;
  }
  clicked = shown ? [] : candidatesAt(target, at.root, pressed).filter(holds ?? Boolean);
  if (clicked.length === 0 && !shown) return;
  asked = { at };
  going = undefined;
  lastClick += 1;
  typedAhead.hold();
  tellClicked = ({ root, place }) => {
    clicked = clicked.filter(isShown);
    const said = clicked.map((one) => saidIn(root, one, target));
    tell({ kind: 'edit', place, said, shown, click: lastClick, isSelected: holds !== undefined });
  };
  tell({ kind: 'ask', click: lastClick });
}

/** Asks which words are the next to be written where they stand: of a place, behind `from`, else of the places beyond it. */
function goOn(at: Placed, toward: Toward, from?: Element): void {
  const typed = typedAhead.take();
  const here = from ? at : placeBeyond(at.place, toward);
  if (!here) {
    tell({ kind: 'lastWords', toward });
    return;
  }
  going = undefined;
  asked = { at: here, toward };
  // What is typed replaces no words that another section begins with.
  spot = from ? 'all' : 'end';
  unfoldBeyond(here.root, from, toward);
  clicked = candidatesBeyond(here.root, from, toward);
  lastClick += 1;
  typedAhead.hold(typed);
  const said = clicked.map((one) => saidIn(here.root, one, one instanceof HTMLElement ? one : here.root));
  tell({ kind: 'edit', place: here.place, said, shown: undefined, click: lastClick, isSelected: true });
}

/** Types what was held, until a key of it leads to other words, which are waited for with the rest. */
function typeAll(typed: readonly Typed[]): void {
  for (const [at, one] of typed.entries()) {
    typeHere(one);
    if (typedAhead.isHolding) {
      typedAhead.hold(typed.slice(at + 1));
      return;
    }
  }
}

// What only comes under a pointer that rests is not pointed at.
addEventListener('pointermove', ({ target }) => {
  if (!isStill) layer.hover(target instanceof Element ? sectionAt(target)?.root : undefined);
});
document.documentElement.addEventListener('pointerleave', () => layer.hover(undefined));
addEventListener('keydown', (event) => {
  if (isEditing) return;
  keepFromSelectingAll(event, event.target instanceof Element && event.target.matches('input, textarea, select'));
  const asks = (command: Command) => () => tell({ kind: 'command', command });
  const asked = {
    undo: asks('undo'),
    redo: asks('redo'),
    save: asks('save'),
    find: asks('find'),
    anything: asks('anything'),
  };
  hear(event, shortcuts.everywhere, { ...asked, print });
});

addEventListener('copy', (event) => {
  if (isStill || isEditing || !(getSelection()?.isCollapsed ?? true)) return;
  event.preventDefault();
  tell({ kind: 'clipboard' });
});
addEventListener('paste', (event) => {
  // Words that took it may be closed by it.
  if (event.defaultPrevented) return;
  const read = (type: string) => event.clipboardData?.getData(type) ?? '';
  if (!isStill && !isEditing)
    tell({ kind: 'clipboard', pasted: { html: read('text/html'), text: read('text/plain') } });
});

let loaded: FontFace[] = [];

/** A sheet that a script has made can't name a font's file, so those of a brand are added by themselves. */
function loadFaces(faces: PageView['faces']): void {
  for (const face of loaded) document.fonts.delete(face);
  loaded = faces.map((face) => new FontFace(...face));
  for (const face of loaded) document.fonts.add(face);
}
// The answer comes at once: all of the above has to be there.
tell({ kind: 'ready' });
