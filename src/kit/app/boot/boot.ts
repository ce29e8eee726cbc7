/**
 * The one inline script, the same bytes on every page. It runs before the first paint, sets the theme, and
 * keeps what the visitor does until the app, loaded on the first move, can answer. It must stay small.
 */
import { fontFamily, fontSource, fontWeight } from '../../theme/tokens.ts';

/** The Network Information API, where a browser has it. */
type Connection = { effectiveType: string; saveData: boolean };

const root = document.documentElement;
const { app = '', font: fontModule = '' } = root.dataset;

/** The visitor's theme, which another tab may have changed. */
const setTheme = () => {
  try {
    root.dataset['theme'] = localStorage['theme'] ?? 'dark';
  } catch {
    // Storage is blocked: the theme stays.
  }
};

root.dataset['script'] = '';
setTheme();
addEventListener('storage', setTheme);
let hasFont = false;
try {
  // Browsers hold the first paint back for a font: it must be one that was fetched on an earlier visit (font/first-visit.ts).
  const { font: source } = localStorage;
  hasFont = source === fontSource;
  if (source) {
    const font = new FontFace(fontFamily, source, { weight: fontWeight, display: 'optional' });
    document.fonts.add(font);
    font.load().catch(() => undefined);
  }
} catch {
  // Storage is blocked: the font comes later.
}

// Every change of the path begins at the top, back and forward included; a reload keeps its place.
const [navigation] = performance.getEntriesByType('navigation');
const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
history.scrollRestoration = isReload ? 'auto' : 'manual';
if (isReload) root.dataset['kept'] = '';
addEventListener('pageshow', (event) => {
  if (!event.persisted) return;
  if (!location.hash) scrollTo(0, 0);
  setTheme();
});

window.earlyActions = [];
const intents = ['pointermove', 'touchstart', 'focusin', 'keydown'] as const;
let isLoading = false;

const load = () => {
  if (isLoading) return;
  isLoading = true;
  for (const type of intents) removeEventListener(type, onIntent, true);
  // Browsers don't ask a second time for a module that couldn't be had once: it is fetched, and then taken from their cache.
  fetch(app)
    .then((answer) => answer.blob())
    .then(() => import(/* @vite-ignore */ app))
    .then((module: { start: () => Promise<unknown> }) => module.start())
    .catch(giveUp);
};

/**
 * The app can't be had: links lead where they lead, and the form without script appears. Where nothing answers, a link would lead
 * to the browser's error page: the visitor is told, and the press is kept until the site answers.
 */
const giveUp = async () => {
  // Of what can be pressed early, links have an address.
  const link = window.earlyActions?.find(({ target }) => 'href' in target)?.target as HTMLAnchorElement | undefined;
  const answer = await fetch((link ?? location).href, { method: 'HEAD' }).catch(() => undefined);
  // Who has pressed nothing yet needs to know nothing. The app takes the words away again.
  document.getElementById('offline')?.toggleAttribute('hidden', !!answer || !window.earlyActions?.[0]);
  if (!answer) {
    isLoading = false;
    setTimeout(load, 3000);
    return;
  }
  root.dataset['appFailed'] = '';
  for (const { target } of window.earlyActions ?? []) target.removeAttribute('data-pressed');
  window.earlyActions = undefined;
  link?.click();
};

/** Neither the browser nor React answers what is kept: React, which may be about to take the page over, would do it twice. */
const keep = (event: Event, target: HTMLElement, key?: string) => {
  event.preventDefault();
  event.stopPropagation();
  target.setAttribute('data-pressed', '');
  window.earlyActions?.push({ target, key });
  load();
};

/**
 * What the visitor does loads the app, but for the press of a link: that is left to the browser, which would share the
 * processor with the app, and could show the other page only once this one has started it. So a link that is pointed at waits
 * a moment (80 ms) for the press, and one that is touched or focused for nothing.
 */
const onIntent = ({ target, movementX }: Event & { movementX?: number }) => {
  // Where a page comes up under a resting pointer, browsers tell of a move of nothing.
  if (movementX === 0) return;
  clearTimeout(pointed);
  if (!(target as Element | null)?.closest?.('a:not([data-form])')) load();
  else if (movementX) pointed = setTimeout(load, 80);
};
let pointed: ReturnType<typeof setTimeout> | undefined;

for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true });

/** What the connection is like, where the browser says so. To ask takes it some milliseconds: never before the first paint. */
const connectionNow = () => (navigator as Navigator & { connection?: Connection }).connection;

/**
 * On a first visit the page begins in another font. The site's own comes once the page is there, with what fits it in, but
 * not where the visitor saves data; so do, on every visit, the letters of what is stressed. `data-font` stands until that is settled.
 */
const bringFont = async () => {
  if ((hasFont && !document.querySelector('em')) || connectionNow()?.saveData) return;
  const font = hasFont ? undefined : new FontFace(fontFamily, fontSource, { weight: fontWeight });
  const [module] = await Promise.all([import(/* @vite-ignore */ fontModule), font?.load()]);
  await (module as { showFont: (font?: FontFace) => Promise<void> }).showFont(font);
};

// Where the connection is known to be good, the app comes while the visitor reads: well after the first paint. It runs no
// sooner for that.
addEventListener('load', () => {
  // The page of no address has something to say, and to find out: whether there is one that is spelled alike.
  if (root.dataset['missing'] === '') load();
  // The kind of inquiry of the button that has led here (PlainContactForm.tsx).
  document.getElementById(location.search)?.setAttribute('selected', '');
  setTimeout(() => {
    const settle = () => delete root.dataset['font'];
    bringFont().then(settle, settle);
  });
  setTimeout(() => {
    const connection = connectionNow();
    if (connection?.effectiveType !== '4g' || connection.saveData) return;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = app;
    document.head.append(link);
  }, 900);
});

addEventListener(
  'click',
  (event) => {
    // A hand that presses moves a little.
    clearTimeout(pointed);
    const pressed = `button:not([popovertarget],form *),a${navigator.onLine ? '[data-form]' : '[href^="/"]'}`;
    const target = (event.target as Element | null)?.closest?.<HTMLElement>(pressed);
    if (window.earlyActions && target) keep(event, target);
  },
  true,
);
addEventListener(
  'keydown',
  (event) => {
    const target = event.target as HTMLElement | null;
    if (!window.earlyActions || !target?.matches) return;
    if (target.matches('[role=tab]') && /^(Arrow|Home|End)/.test(event.key)) keep(event, target, event.key);
    else if (target.matches('a[data-form]') && event.key === ' ') keep(event, target);
  },
  true,
);
