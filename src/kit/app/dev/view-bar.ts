import { ask } from './actions.ts';
import { element } from './elements.ts';
import type { Absent, View } from './types.ts';
import { barStyles } from './view-bar.styles.ts';

const barId = 'content-view';

/** The bar, and what brings it up to date. */
type Bar = { root: HTMLElement; update: (view: View, page: Absent | undefined) => void };

let bar: Bar | undefined;

/**
 * Shows at the foot of the window at which time the site is looked at, and lets one choose another: any, the next one at which
 * something comes or goes, or now; and whether that is shown too which visitors don't see then. `page` is why they don't see
 * the open page at all; `refresh` asks the server how the site is looked at, and has this called again.
 */
export function showView(view: View | undefined, page: Absent | undefined, refresh: () => Promise<void>): void {
  if (!view) {
    bar?.root.remove();
    return;
  }
  bar ??= createBar(refresh);
  bar.update(view, page);
  if (!bar.root.isConnected) document.body.append(bar.root);
}

/** The bar is made once, since somebody may be writing in its field or have the focus on a button whenever it changes. */
function createBar(refresh: () => Promise<void>): Bar {
  const field = element('input', { type: 'datetime-local' });
  const zone = element('small', {});
  const absent = element('input', { type: 'checkbox' });
  const why = element('strong', { role: 'status' });
  let isNow = true;
  let isAbsentShown = false;
  let wishes = 0;
  const look = async (at: string) => {
    wishes += 1;
    const problem = await lookAt(at, absent.checked);
    if (problem === undefined) await refresh();
    wishes -= 1;
    if (wishes === 0) absent.checked = isAbsentShown;
  };
  const [before, after, now] = [jump(look), jump(look), jump(look)];
  field.addEventListener('change', () => field.value !== '' && look(field.value));
  absent.addEventListener('change', () => look(isNow ? '' : field.value));
  const root = element(
    'section',
    { id: barId, 'aria-label': 'The time that is looked at' },
    element('style', {}, barStyles(barId)),
    element('label', {}, 'The site on ', field),
    zone,
    before.button,
    after.button,
    now.button,
    element('label', {}, absent, ' Show what visitors don’t see then'),
    why,
  );
  return {
    root,
    update: (view, page) => {
      isNow = view.isNow;
      if (document.activeElement !== field) field.value = view.at;
      zone.textContent = view.zone;
      isAbsentShown = view.showsAbsent;
      // Until the view is known that a wish has led to, what is heard may be from before it.
      if (wishes === 0) absent.checked = isAbsentShown;
      before.set(view.before === undefined ? 'Nothing before' : `‹ ${view.before}`, view.before);
      after.set(view.after === undefined ? 'Nothing later' : `${view.after} ›`, view.after);
      now.set('Now', isNow ? undefined : '');
      why.textContent = page ? `This page: ${page.words}` : '';
    },
  };
}

/** A button that leads to a time. Where it leads nowhere it keeps the focus: the other button may be what is wanted next. */
function jump(look: (at: string) => void) {
  const button = element('button', { type: 'button' });
  let time: string | undefined;
  button.addEventListener('click', () => time !== undefined && look(time));
  return {
    button,
    set: (label: string, at: string | undefined) => {
      time = at;
      if (button.textContent !== label) button.textContent = label;
      button.setAttribute('aria-disabled', String(at === undefined));
    },
  };
}

let asked: Promise<string | undefined> = Promise.resolve(undefined);

/**
 * Looks at a time, or now where it is empty; one wish after the other: while a year is typed, each of its digits is one. Returns
 * why that can't be, if it can't.
 */
function lookAt(at: string, showsAbsent: boolean): Promise<string | undefined> {
  asked = asked.then(() => ask('/_dev/view', JSON.stringify({ at, showsAbsent })));
  return asked;
}
