import { ask } from './actions.ts';
import { element } from './elements.ts';
import type { Absent, View } from './types.ts';
import { barStyles } from './view-bar.styles.ts';

const barId = 'content-view';
/** What the bar says. */
let shown: string | undefined;

/**
 * Shows at the foot of the window at which time the site is looked at, and lets one choose another: any, the next one at which
 * something comes or goes, or now; and whether that is shown too which visitors don't see then. `page` is why they don't see
 * the open page at all.
 */
export function showView(view: View | undefined, page: Absent | undefined): void {
  const now = JSON.stringify([view, page]);
  // Somebody may be writing in its field.
  if (now === shown) return;
  shown = now;
  const focused = document.activeElement?.closest(`#${barId}`) ? document.activeElement.id : '';
  document.getElementById(barId)?.remove();
  if (!view) return;
  document.body.append(barOf(view, page));
  document.getElementById(focused)?.focus();
}

function barOf(view: View, page: Absent | undefined): HTMLElement {
  const { at, isNow, zone, showsAbsent, before, after } = view;
  const field = element('input', { id: `${barId}-at`, type: 'datetime-local', value: at });
  const absent = element('input', { id: `${barId}-absent`, type: 'checkbox', ...(showsAbsent ? { checked: '' } : {}) });
  const look = (time: string) => void ask('/_dev/view', JSON.stringify({ at: time, showsAbsent: absent.checked }));
  field.addEventListener('change', () => field.value !== '' && look(field.value));
  absent.addEventListener('change', () => look(isNow ? '' : field.value));
  const button = (name: string, label: string, time: string | undefined) => {
    const made = element('button', { id: `${barId}-${name}`, type: 'button' }, label);
    made.disabled = time === undefined;
    made.addEventListener('click', () => look(time ?? ''));
    return made;
  };
  const bar = element(
    'section',
    { id: barId, 'aria-label': 'The time that is looked at' },
    element('style', {}, barStyles(barId)),
    element('label', {}, 'The site on ', field, element('small', {}, ` ${zone}`)),
    button('before', before === undefined ? 'Nothing before' : `‹ ${before}`, before),
    button('after', after === undefined ? 'Nothing later' : `${after} ›`, after),
    button('now', 'Now', isNow ? undefined : ''),
    element('label', {}, absent, ' Show what visitors don’t see then'),
  );
  if (page) bar.append(element('strong', {}, `This page: ${page.words}`));
  return bar;
}
