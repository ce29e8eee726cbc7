import { Fragment, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { pageCalled, siteTitle } from '#kit/model';
import type { Present } from '../host/content-host.ts';
import { useArrows } from '../palette/use-arrows.ts';
import { showForm } from '../shell/drawers.ts';
import { Sign } from '../shell/Sign.tsx';
import { useStore, useStudio } from '../store/context.tsx';
import type { PageEntry } from '../worker/protocol.ts';
import { type Common, commonFiles } from './common-files.ts';
import { focusForm } from './focus-form.ts';
import { LanguageNote } from './LanguageNote.tsx';
import { NoteFlag } from './NoteFlag.tsx';
import { OthersNote } from './OthersNote.tsx';
import { Pages } from './PageList.styles.ts';
import { pagePlace, pagesFound } from './page-map.ts';
import { useMarks } from './use-marks.ts';
import { useOthers } from './use-others.ts';

/** Only one of the lists is open. */
const lists = 'studio-lists';

/** More pages than are seen at once are looked for by a word of their names. */
const mostAtOnce = 8;

/** All pages, and what they share: the menu and the footer, the figures, shared sections. */
export function PageList({ onManage, onFind }: Record<'onManage' | 'onFind', () => void>): ReactNode {
  const store = useStore();
  const open = useStudio((state) => state.page);
  const isShown = useStudio(({ selection: { file, path } }) => file === open && path[0] !== 'sections');
  const mark = useMarks(open).get(-1);
  return (
    <Pages>
      <AllPages open={open} onManage={onManage} />
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={() => {
          store.select({ file: open, path: [] });
          showForm();
        }}
      >
        Title, address, dates
        {mark === 'note' && <NoteFlag />}
        {mark === 'mistake' && (
          <small>
            <b>Has a mistake</b>
          </small>
        )}
      </button>
      <CommonList open={open} onFind={onFind} />
    </Pages>
  );
}

function AllPages({ open, onManage }: { open: string; onManage: () => void }): ReactNode {
  const store = useStore();
  const choices = useStudio((state) => state.choices);
  const { pages } = choices;
  const others = useOthers(open);
  const shownTitle = useStudio(({ page, pageView }) => (pageView?.file === page ? pageView.page.title : undefined));
  const [sought, setSought] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const onKeyDown = useArrows(list, search);
  const found = pagesFound(sought, pages, choices);
  const show = (inside: Element, { file }: { file: string }) => {
    fold(inside);
    void store.openPage(file);
  };
  const page = pages.find(({ file }) => file === open);
  const title = page ? pageCalled(page) : shownTitle;
  return (
    <details
      name={lists}
      onToggle={({ currentTarget }) => {
        // It is looked for anew each time, at once.
        setSought('');
        if (currentTarget.open) search.current?.focus();
      }}
    >
      <summary>
        <small>
          Page
          <OthersNote others={others} file={open} />
        </small>
        <span>{title ?? '…'}</span>
        <Sign name="down" />
      </summary>
      {pages.length > mostAtOnce && (
        <FindPage
          search={search}
          sought={sought}
          onSeek={setSought}
          onKeyDown={onKeyDown}
          onTake={(field) => {
            const [first] = sought.trim() === '' ? [] : (found[0]?.pages ?? []);
            if (first) show(field, first);
          }}
        />
      )}
      {/* The arrows lead from one page to the next. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of its buttons */}
      <div ref={list} data-sought={sought.trim() === '' ? undefined : ''} onKeyDown={onKeyDown}>
        {found.length === 0 && <p role="status">No page is called so.</p>}
        {found.map(({ name, pages: some }) => (
          <Fragment key={name ?? ''}>
            {name && <p>{name}</p>}
            <ul aria-label={name}>
              {some.map((page) => (
                <PageRow
                  key={page.file}
                  page={page}
                  open={open}
                  others={others}
                  onShow={(inside) => show(inside, page)}
                />
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
      <button
        type="button"
        onClick={(event) => {
          fold(event.currentTarget);
          onManage();
        }}
      >
        New page, rename, delete …
      </button>
    </details>
  );
}

type RowProps = { page: PageEntry; open: string; others: readonly Present[]; onShow: (inside: Element) => void };

function PageRow({ page, open, others, onShow }: RowProps): ReactNode {
  const choices = useStudio((state) => state.choices);
  return (
    <li>
      <button
        type="button"
        className="choose"
        data-file={page.file}
        aria-current={page.file === open ? 'page' : undefined}
        onClick={(event) => onShow(event.currentTarget)}
      >
        <Sign name={page.isHome ? 'home' : 'articles'} />
        <span>{pageCalled(page)}</span>
        <small>
          {pagePlace(page)}
          <LanguageNote page={page} choices={choices} />
          {page.when && ` · ${page.when}`}
          <OthersNote others={others} file={page.file} />
          {page.mistakes > 0 && <b> · {page.mistakes === 1 ? 'a mistake' : `${page.mistakes} mistakes`}</b>}
        </small>
      </button>
    </li>
  );
}

type FindProps = {
  search: RefObject<HTMLInputElement | null>;
  sought: string;
  onSeek: (words: string) => void;
  /** Enter takes the page that is shown as the one. */
  onTake: (field: Element) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function FindPage({ search, sought, onSeek, onTake, onKeyDown }: FindProps): ReactNode {
  return (
    <form
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onTake(event.currentTarget);
      }}
    >
      <input
        ref={search}
        type="search"
        aria-label="Find a page"
        placeholder="Find a page"
        value={sought}
        onChange={(event) => onSeek(event.target.value)}
      />
    </form>
  );
}

function CommonList({ open, onFind }: { open: string; onFind: () => void }): ReactNode {
  const store = useStore();
  const shared = useStudio((state) => state.choices.shared);
  const form = useStudio((state) => state.selection.file);
  const formField = useStudio((state) => state.selection.path[0]);
  const files = useStudio((state) => state.texts);
  const list = useRef<HTMLDetailsElement>(null);
  // Who is back at the page needs the room for its sections.
  useEffect(() => {
    if (form === open) list.current?.removeAttribute('open');
  }, [form, open]);
  const common: readonly Common[] = [
    ...commonFiles(open, files),
    ...shared.map(({ file, name }) => ({ file, name: `Shared: ${name.replaceAll('-', ' ')}` })),
  ];
  const isShown = ({ file, fields }: Pick<Common, 'file' | 'fields'>) =>
    file === form && (!fields || fields.includes(String(formField)));
  return (
    <details name={lists} ref={list}>
      <summary aria-current={common.some(isShown) || undefined}>
        <span>{siteTitle}</span>
        <Sign name="down" />
      </summary>
      <ul>
        {common.map(({ file, name, field, fields }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={isShown({ file, fields }) || undefined}
              onClick={({ detail }) => {
                store.select({ file, path: field === undefined ? [] : [field], keepsFocus: true });
                // Who has pressed a key goes on in the form: it is far from here.
                if (detail === 0) focusForm(field ?? '');
                else showForm();
              }}
            >
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={(event) => {
          fold(event.currentTarget);
          onFind();
        }}
      >
        Find and replace …
      </button>
    </details>
  );
}

/** Folds the list that something stands in, and keeps the focus: it is on what opens the list again. */
function fold(inside: Element): void {
  const list = inside.closest('details');
  list?.querySelector('summary')?.focus();
  list?.removeAttribute('open');
}
