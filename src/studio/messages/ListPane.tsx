import { type ReactNode, useState } from 'react';
import type { InboxFilter } from '#kit/model';
import { studioAddress } from '../host/http.ts';
import { Sign } from '../shell/Sign.tsx';
import { FormChoice } from './Boxes.tsx';
import { MessageList } from './MessageList.tsx';
import type { MessagesClient } from './messages-client.ts';
import type { Place } from './place.ts';
import type { useMessages } from './use-messages.ts';

type Sort = NonNullable<InboxFilter['sort']>;

const sorts: readonly [Sort, string][] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'By name'],
];

type ListPaneProps = {
  client: MessagesClient;
  place: Place;
  filter: InboxFilter;
  found: ReturnType<typeof useMessages>;
  onGo: (place: Place) => void;
  onOpen: (id: string) => void;
  onFilter: (change: Pick<InboxFilter, 'words' | 'sort'>) => void;
};

/** The list of a box, and what narrows it. */
export function ListPane(props: ListPaneProps): ReactNode {
  const { client, place, filter, found, onOpen } = props;
  const { page, isComing, problem, more } = found;
  const [tableProblem, setTableProblem] = useState<string>();
  const { words = '' } = filter;
  return (
    <section className="inbox" aria-label="List">
      <Search {...props} />
      {problem && (
        <p role="alert" className="wrong">
          {problem.words} {problem.isSignedOut && <a href={studioAddress}>To the Studio</a>}
        </p>
      )}
      <p role="status" className="found">
        {page && page.all > 0 && counted(page.all, words)}
        {page && page.unread > 1 && page.rows.length > 0 && `, ${page.unread.toLocaleString('en')} still to be read`}
        {page && page.all > 0 && (
          <button type="button" onClick={() => void client.saveTable(filter).then(setTableProblem)}>
            <Sign name="download" />
            Save as a table
          </button>
        )}
      </p>
      {tableProblem !== undefined && (
        <p role="alert" className="wrong">
          {tableProblem}
        </p>
      )}
      {page && !isComing && (
        <MessageList
          page={page}
          box={place.box}
          words={words}
          id={place.id}
          onOpen={onOpen}
          onMore={() => void more()}
        />
      )}
    </section>
  );
}

/** What is looked for, by which form it came, and in which order it is shown. */
function Search({ place, filter, found, onGo, onFilter }: ListPaneProps): ReactNode {
  return (
    <search>
      <label className="search">
        <span className="hidden">Search in this box</span>
        <Sign name="search" />
        <input
          type="search"
          value={filter.words}
          placeholder="Search"
          autoComplete="off"
          onChange={({ currentTarget }) => onFilter({ sort: filter.sort, words: currentTarget.value })}
        />
      </label>
      <div className="choices">
        <FormChoice page={found.page} place={place} onGo={onGo} />
        <label>
          <span className="hidden">Order</span>
          <select
            value={filter.sort}
            onChange={({ currentTarget: { value } }) =>
              onFilter({ words: filter.words, sort: sorts.find(([name]) => name === value)?.[0] })
            }
          >
            {sorts.map(([name, called]) => (
              <option key={name} value={name}>
                {called}
              </option>
            ))}
          </select>
        </label>
      </div>
    </search>
  );
}

function counted(count: number, words: string): string {
  const number = `${count.toLocaleString('en')} ${count === 1 ? 'message' : 'messages'}`;
  return words.trim() === '' ? number : `${number} found`;
}
