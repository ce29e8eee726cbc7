import type { ReactNode } from 'react';
import { useStore, useStudio } from '../store/context.tsx';
import { Pages } from './Outline.styles.ts';

/** All pages, and what they share: the menu and the footer, the figures, shared sections. */
export function PageList({ onManage }: { onManage: () => void }): ReactNode {
  const store = useStore();
  const pages = useStudio((state) => state.choices.pages);
  const shared = useStudio((state) => state.choices.shared);
  const open = useStudio((state) => state.page);
  const form = useStudio((state) => state.selection.file);
  const folder = open.slice(0, Math.max(0, open.indexOf('/')));
  const files = useStudio((state) => state.texts);
  const common = [
    { file: `${folder}/_site.yaml`, name: 'Menu, footer and forms' },
    { file: `${folder}/_facts.yaml`, name: 'Figures' },
    ...shared.map(({ file, name }) => ({ file, name: `Shared: ${name.replaceAll('-', ' ')}` })),
  ].filter(({ file }) => files.has(file));
  const title = useStudio(({ page, pageView }) => (pageView?.file === page ? pageView.page.title : undefined));
  return (
    <Pages>
      <details>
        <summary>
          <small>Page</small>
          <span>{title ?? '…'}</span>
        </summary>
        <ul>
          {pages.map(({ file, path, title, hidden, mistakes }) => (
            <li key={file}>
              <button
                type="button"
                data-file={file}
                aria-current={file === open ? 'page' : undefined}
                onClick={(event) => {
                  event.currentTarget.closest('details')?.removeAttribute('open');
                  void store.openPage(file);
                }}
              >
                <span>{title}</span>
                <small>
                  {path}
                  {hidden && ' · hidden'}
                  {mistakes > 0 && <b> · {mistakes === 1 ? 'a mistake' : `${mistakes} mistakes`}</b>}
                </small>
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={onManage}>
          New page, rename, delete …
        </button>
      </details>
      <details>
        <summary>
          <small>On every page</small>
        </summary>
        <ul>
          {common.map(({ file, name }) => (
            <li key={file}>
              <button
                type="button"
                aria-current={file === form || undefined}
                onClick={() => store.select({ file, path: [] })}
              >
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      <button type="button" onClick={() => store.select({ file: open, path: [] })}>
        Title, address and dates of this page
      </button>
    </Pages>
  );
}
