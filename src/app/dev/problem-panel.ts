import type { InvalidSectionProblem } from '../../page/types.ts';
import { panelStyles } from './problem-panel.styles.ts';

const panelId = 'content-problems';
let isOpen = true;

/**
 * Shows the mistakes that no section of the page can show, at the foot of the window, as the report tells them.
 * The place is a button that opens the file there. An empty list takes the panel away.
 */
export function showProblems(problems: readonly InvalidSectionProblem[], isLastGood: boolean): void {
  document.getElementById(panelId)?.remove();
  document.body.style.paddingBlockEnd = '';
  if (problems.length === 0) return;
  const panel = element('section', { id: panelId, role: 'alert', 'aria-label': 'Mistakes in this page' });
  const details = element('details', isOpen ? { open: '' } : {});
  details.addEventListener('toggle', () => {
    isOpen = details.open;
    // The foot of the page stays within reach.
    document.body.style.paddingBlockEnd = `${panel.offsetHeight + 32}px`;
  });
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  details.append(
    element('summary', {}, isLastGood ? `${count}. You see the last good page.` : `${count} in this page`),
    list(problems),
  );
  panel.append(element('style', {}, panelStyles(panelId)), details);
  document.body.append(panel);
}

function list(problems: readonly InvalidSectionProblem[]): HTMLElement {
  const result = element('ul', {});
  for (const problem of problems) {
    const { file, line, column, severity = 'error', message, code, where, frame, help } = problem;
    const item = element('li', { 'data-severity': severity });
    const place = element('small', {});
    place.append(
      `${severity} `,
      element(
        'button',
        { type: 'button', 'data-open': `${file}:${line}:${column}`, title: 'Opens the file in your text editor' },
        `${file}:${line}:${column}`,
      ),
      ` ${where ?? ''} ${code ? `[${code}]` : ''}`,
    );
    item.append(element('strong', {}, message), place);
    if (frame) item.append(element('pre', {}, frame.join('\n')));
    if (help) item.append(element('p', {}, help));
    result.append(item);
  }
  return result;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const result = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) result.setAttribute(name, value);
  result.textContent = text;
  return result;
}
