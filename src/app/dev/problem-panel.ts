import type { InvalidSectionProblem } from '../../page/types.ts';

const panelId = 'content-problems';

/**
 * Shows the mistakes that keep a page from being shown as it is written, over the last good page.
 * A click on a place opens the file there (Vite's open-in-editor). An empty list takes the panel away.
 */
export function showProblems(problems: readonly InvalidSectionProblem[]): void {
  document.getElementById(panelId)?.remove();
  if (problems.length === 0) return;
  const panel = document.createElement('section');
  panel.id = panelId;
  panel.setAttribute('role', 'alert');
  panel.setAttribute('aria-label', 'Mistakes in this page');
  Object.assign(panel.style, {
    position: 'fixed', insetInline: '1rem', insetBlockEnd: '1rem', zIndex: '1000', maxBlockSize: '60vh', overflow: 'auto',
    padding: '1rem 1.25rem', borderRadius: '0.75rem', background: '#2b0d10', color: '#ffe9e6', border: '2px solid #ff8f80',
    font: '15px/1.5 ui-monospace, monospace', boxShadow: '0 1rem 3rem #0008',
  });
  const title = document.createElement('strong');
  title.textContent = problems.length === 1 ? '1 mistake. You see the last good page.' : `${problems.length} mistakes. You see the last good page.`;
  const list = document.createElement('ul');
  list.append(...problems.map(listItem));
  panel.append(title, list);
  document.body.append(panel);
}

function listItem({ file, line, column, message, help }: InvalidSectionProblem): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`;
  link.textContent = `${file}:${line}:${column}`;
  link.style.color = 'inherit';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  item.append(link, ` ${message} ${help ?? ''}`);
  return item;
}
