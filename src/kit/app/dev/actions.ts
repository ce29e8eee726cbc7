import { layer } from '../../theme/layers.ts';
import { element } from './elements.ts';
import { ownSession } from './own-session.ts';

const statusId = 'content-status';
let timer: ReturnType<typeof setTimeout> | undefined;

/** How long, in milliseconds, a sentence about what was done stays. */
const statusPause = 8000;

/** Makes the buttons beside messages work: open the file at the place, make the fix, lead to the section. */
export function listenToButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-open],[data-fix],[data-show]') : null;
    const { open, fix, show } = button?.dataset ?? {};
    if (open !== undefined) void openFile(open);
    if (fix !== undefined && button) void makeFix(button, fix);
    if (show !== undefined) showCard(Number(show));
  });
}

/** Opens a place (`file:line:column`) in the text editor. Where there is none, the place is copied to be pasted there. */
async function openFile(place: string): Promise<void> {
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? [];
  const message = await ask('/_dev/open', JSON.stringify({ file, line: Number(line), column: Number(column) }));
  if (message === undefined) return;
  const isCopied = await copy(place);
  say(isCopied ? `${message} The place is copied: ${place}` : `${message} The place is ${place}`);
}

async function makeFix(button: HTMLElement, fix: string): Promise<void> {
  button.setAttribute('aria-busy', 'true');
  const message = await ask('/_dev/fix', fix);
  button.removeAttribute('aria-busy');
  if (message !== undefined) say(message);
}

function showCard(index: number): void {
  const card = document.querySelectorAll<HTMLElement>('main [data-block="invalid"]')[index];
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'start' });
}

/** Asks the server for something. Returns nothing where it was done, else why not. */
export async function ask(address: string, body: string): Promise<string | undefined> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await ownSession.fetch(address, { method: 'POST', headers, body });
    if (response.ok) return undefined;
    const { message } = (await response.json()) as { message?: string };
    return message ?? 'The preview could not do this.';
  } catch {
    return 'The preview does not answer. Is `npm run dev` still running?';
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Says at the foot of the window what came of a click. */
function say(words: string): void {
  document.getElementById(statusId)?.remove();
  clearTimeout(timer);
  const status = element('p', { id: statusId, role: 'status' }, words);
  Object.assign(status.style, {
    position: 'fixed',
    inset: 'auto var(--space-4) var(--space-4)',
    zIndex: layer.toast,
    inlineSize: 'fit-content',
    padding: 'var(--space-3) var(--space-5)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--color-text)',
    color: 'var(--color-page)',
    fontSize: 'var(--text-sm)',
    overflowWrap: 'anywhere',
  });
  document.body.append(status);
  timer = setTimeout(() => status.remove(), statusPause);
}
