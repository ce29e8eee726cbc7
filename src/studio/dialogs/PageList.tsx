import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { pageCalled } from '#kit/model';
import { LanguageNote } from '../outline/LanguageNote.tsx';
import { pagePlace, pagesFound } from '../outline/page-map.ts';
import { useStudio } from '../store/context.tsx';
import { pageTitles } from '../store/file-title.ts';
import type { PageEntry } from '../worker/protocol.ts';
import { PageRows, PartName } from './PageRows.styles.ts';
import type { PageTask } from './page-change.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  button {
    flex: none;
  }
  input {
    flex: 1 1 9rem;
  }
`;

type ListProps = {
  search: RefObject<HTMLInputElement | null>;
  pages: readonly PageEntry[];
  onOpen: (file: string) => void;
  onAsk: (asked: PageTask) => void;
  onDeleted: () => void;
};

const actions = [
  ['duplicate', 'Copy'],
  ['rename', 'Rename'],
  ['delete', 'Delete'],
] as const;

/** Every page with its address and its mistakes. */
export function PageList({ search, pages, onOpen, onAsk, onDeleted }: ListProps) {
  const choices = useStudio((state) => state.choices);
  const [query, setQuery] = useState('');
  const titles = pageTitles(pages);
  const found = pagesFound(query, pages, choices);
  return (
    <>
      <Head>
        <button type="button" className="main" onClick={() => onAsk({ kind: 'new' })}>
          New page
        </button>
        <input
          ref={search}
          type="search"
          aria-label="Find a page"
          placeholder={`Find one of ${pages.length} pages`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <button type="button" className="small" onClick={onDeleted}>
          Deleted pages …
        </button>
      </Head>
      {found.length === 0 && <p role="status">No page is called so. Try a word of its title or its address.</p>}
      {found.map(({ name, pages: some }) => (
        <section key={name ?? ''}>
          {name && <PartName>{name}</PartName>}
          <PageRows aria-label={name}>
            {some.map((page) => (
              <li key={page.file}>
                <button type="button" className="open" onClick={() => onOpen(page.file)}>
                  {pageCalled(page)}
                  <small>
                    {pagePlace(page)}
                    <LanguageNote page={page} choices={choices} />
                    {page.when && ` · ${page.when}`}
                  </small>
                </button>
                {page.mistakes > 0 && (
                  <span className="wrong">{page.mistakes === 1 ? '1 mistake' : `${page.mistakes} mistakes`}</span>
                )}
                {actions.map(([kind, words]) => (
                  <button
                    key={kind}
                    type="button"
                    className="small"
                    aria-label={`${words} ${titles.get(page.file)}`}
                    onClick={() => onAsk({ kind, page })}
                  >
                    {words}
                  </button>
                ))}
              </li>
            ))}
          </PageRows>
        </section>
      ))}
    </>
  );
}
