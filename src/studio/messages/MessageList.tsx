import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Box, InboxPage, InboxRow } from '#kit/model';
import { timeWords } from '../home/plain-words.ts';

type ListProps = {
  page: InboxPage;
  box: Box;
  words: string;
  /** The message that is open. */
  id: string | undefined;
  onOpen: (id: string) => void;
  onMore: () => void;
};

const emptyWords: Readonly<Record<Box, string>> = {
  new: 'Nothing new. What visitors send arrives here.',
  answered: 'Nothing here yet. Messages that you mark as answered come here.',
  archived: 'Nothing here yet. Messages that you lay aside come here.',
  apart: 'Nothing is kept apart. What looks like a program’s would wait here, and nothing is ever thrown away.',
};

/** The messages of a box, a line each. Up and Down go from one to the next. */
export function MessageList({ page, box, words, id, onOpen, onMore }: ListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons: (Element | null)[] = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement);
    const next = by === undefined || at === -1 ? undefined : buttons[at + by];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  if (page.rows.length === 0)
    return (
      <p className="empty">
        {page.unread > 0
          ? 'Reading the messages …'
          : words.trim() === ''
            ? emptyWords[box]
            : `No message here holds “${words.trim()}”.`}
      </p>
    );
  const isOpen = page.rows.some((row) => row.id === id);
  return (
    <>
      <ul ref={list} className="rows" onKeyDown={move}>
        {page.rows.map((row, index) => (
          <Row key={row.id} row={row} isOpen={row.id === id} isFirst={!isOpen && index === 0} onOpen={onOpen} />
        ))}
      </ul>
      {page.rows.length < page.all && (
        <button type="button" className="more" onClick={onMore}>
          Show more ({(page.all - page.rows.length).toLocaleString('en')})
        </button>
      )}
    </>
  );
}

type RowProps = { row: InboxRow; isOpen: boolean; isFirst: boolean; onOpen: (id: string) => void };

function Row({ row: { id, at, name, email, form, excerpt, status }, isOpen, isFirst, onOpen }: RowProps): ReactNode {
  return (
    <li>
      <button
        type="button"
        data-id={id}
        aria-current={isOpen || undefined}
        // One of them is reached by the Tab key, the others by arrows.
        tabIndex={isOpen || isFirst ? 0 : -1}
        onClick={() => onOpen(id)}
      >
        <span className="who">{name || email || 'Without a name'}</span>
        <time dateTime={new Date(at).toISOString()}>{timeWords(at)}</time>
        <span className="form">
          {form}
          {status === 'failed' && (
            <>
              {' · '}
              <strong>not mailed</strong>
            </>
          )}
        </span>
        <span className="excerpt">{excerpt}</span>
      </button>
    </li>
  );
}
