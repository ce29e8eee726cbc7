import type { InvalidSectionProblem } from '../../model/page.ts';
import { element, inWords } from './elements.ts';
import type { FileMistakes } from './types.ts';

/** Mistakes as the report tells them. The place is a button that opens the file there. */
export function problemList(problems: readonly InvalidSectionProblem[]): HTMLElement {
  return element('ul', {}, ...problems.map(problemItem));
}

function problemItem(problem: InvalidSectionProblem): HTMLElement {
  const { severity = 'error', message, code, where, frame, help, fix, file } = problem;
  const item = element('li', { 'data-severity': severity }, element('strong', {}, ...inWords(message)));
  item.append(element('small', {}, `${severity} `, placeButton(problem), ` ${where ?? ''} ${code ? `[${code}]` : ''}`));
  if (frame) item.append(element('pre', {}, frame.join('\n')));
  if (help) item.append(element('p', {}, ...inWords(help)));
  if (fix)
    item.append(element('button', { type: 'button', 'data-fix': JSON.stringify({ file, code, ...fix }) }, 'Fix it'));
  return item;
}

function placeButton({ file, line, column }: InvalidSectionProblem): HTMLElement {
  const place = `${file}:${line}:${column}`;
  return element('button', { type: 'button', 'data-open': place, title: 'Opens the file in your text editor' }, place);
}

/** Mistakes that a card in the page tells: their words, and a button that leads to the card. */
export function cardList(
  cards: readonly { index: number; where: string; problems: InvalidSectionProblem[] }[],
): HTMLElement {
  const items = cards.map(({ index, where, problems }) =>
    element(
      'li',
      {},
      element('button', { type: 'button', 'data-show': String(index) }, where),
      ...problems.map(({ message }) => element('span', {}, ...inWords(message))),
    ),
  );
  return element('ul', { class: 'short' }, ...items);
}

/** Mistakes in files that are not open: each with the way to its page, or to the file where it is no page. */
export function fileList(files: readonly FileMistakes[], more: number): HTMLElement {
  const items = files.flatMap(({ path, file, problems }) => {
    const [first] = problems;
    if (!first) return [];
    const count = problems.length > 1 ? ` (${problems.length} mistakes)` : '';
    const way = path === undefined ? placeButton(first) : element('a', { href: path }, path);
    return [
      element(
        'li',
        {},
        element('span', {}, way, ` ${path === undefined ? '' : file}${count}`),
        element('span', {}, ...inWords(first.message)),
      ),
    ];
  });
  if (more > 0)
    items.push(
      element('li', {}, `… and in ${more} more files. `, element('code', {}, 'npm run validate'), ' lists them all.'),
    );
  return element('ul', { class: 'short' }, ...items);
}
