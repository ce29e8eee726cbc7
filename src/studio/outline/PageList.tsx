import type { ReactNode } from 'react';
import { Sign } from '../shell/Sign.tsx';
import { useStore, useStudio } from '../store/context.tsx';
import { type Common, commonFiles } from './common-files.ts';
import { Pages } from './Outline.styles.ts';

/** All pages, and what they share: the menu and the footer, the figures, shared sections. */
export function PageList({ onManage }: { onManage: () => void }): ReactNode {
  const store = useStore();
  const pages = useStudio((state) => state.choices.pages);
  const shared = useStudio((state) => state.choices.shared);
  const open = useStudio((state) => state.page);
  const form = useStudio((state) => state.selection.file);
  const formField = useStudio((state) => state.selection.path[0]);
  const files = useStudio((state) => state.texts);
  const common: readonly Common[] = [
    ...commonFiles(open, files),
    ...shared.map(({ file, name }) => ({ file, name: `Shared: ${name.replaceAll('-', ' ')}` })),
  ];
  const shownTitle = useStudio(({ page, pageView }) => (pageView?.file === page ? pageView.page.title : undefined));
  const title = pages.find(({ file }) => file === open)?.title ?? shownTitle;
  return (
    <Pages>
      <details>
        <summary>
          <small>Page</small>
          <span>{title ?? '…'}</span>
          <Sign name="down" />
        </summary>
        <ul>
          {pages.map(({ file, path, title, hidden, mistakes }) => (
            <li key={file}>
              <button
                type="button"
                data-file={file}
                aria-current={file === open ? 'page' : undefined}
                onClick={(event) => {
                  fold(event.currentTarget);
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
        <button
          type="button"
          onClick={(event) => {
            fold(event.currentTarget);
            onManage();
          }}
        >
          New page, rename, delete …
        </button>
      </details>
      <details>
        <summary>
          <span>On every page</span>
          <Sign name="down" />
        </summary>
        <ul>
          {common.map(({ file, name, field }) => (
            <li key={name}>
              <button
                type="button"
                aria-current={(file === form && (field === undefined || field === formField)) || undefined}
                onClick={() => store.select({ file, path: field === undefined ? [] : [field] })}
              >
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      <button type="button" onClick={() => store.select({ file: open, path: [] })}>
        Title, address, dates
      </button>
    </Pages>
  );
}

/** Folds the list that something stands in, and keeps the focus: it is on what opens the list again. */
function fold(inside: Element): void {
  const list = inside.closest('details');
  list?.querySelector('summary')?.focus();
  list?.removeAttribute('open');
}
