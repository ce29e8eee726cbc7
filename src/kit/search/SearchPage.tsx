import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useSite } from '../context/context.tsx';
import type { Page } from '../model/page.ts';
import { searchIndexPath } from '../model/search/search-index.ts';
import { searchLabels } from '../model/search/search-labels.ts';
import { SmartLink } from '../ui/SmartLink.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchPageRoot } from './search.styles.ts';

type Results = ComponentType<{ query: string; address: string }>;

/**
 * The page that searches: what is typed is searched for at once, and stands in the address, so that it can be sent and come back to.
 * Its code and the index are fetched when the field has the focus. As long as nothing is typed, and where no script runs, it lists all
 * pages.
 */
export function SearchPage({ page, isShown }: { page: Page; isShown: boolean }) {
  const site = useSite();
  const labels = searchLabels(site);
  const heading = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query = '', setQuery] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const [Results, setResults] = useState<Results | 'failed'>();
  const address = page.path.replace(/\/search$/, searchIndexPath());
  const load = () =>
    import('./SearchResults.tsx').then(
      ({ default: view, finderOf }) => {
        setResults(() => view);
        // Where it can't be had, whoever searches is told.
        finderOf(address, site.language)
          .index()
          .catch(() => undefined);
      },
      () => setResults('failed'),
    );
  useEffect(() => {
    if (!isShown) return;
    const asked = new URLSearchParams(window.location.search).get('q') ?? '';
    if (asked === '') field.current?.focus();
    else setQuery(asked);
  }, [isShown]);
  const isAsked = query.trim() !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first letter, however it came, fetches what answers
  useEffect(() => {
    if (isAsked) void load();
  }, [isAsked]);
  useEffect(() => {
    if (typed === undefined) return;
    const search = typed.trim() === '' ? '' : `?q=${encodeURIComponent(typed)}`;
    // Browsers refuse an address for every letter.
    const waiting = setTimeout(() => history.replaceState(history.state, '', window.location.pathname + search), 400);
    return () => clearTimeout(waiting);
  }, [typed]);
  const ask = (words: string) => {
    setQuery(words);
    setTyped(words);
  };
  return (
    <SearchPageRoot>
      <h1 id={heading}>{labels.search}</h1>
      <SearchForm
        field={{
          ref: field,
          value: query,
          'aria-labelledby': heading,
          onFocus: load,
          onChange: (event) => ask(event.target.value),
        }}
        onSubmit={(event) => event.preventDefault()}
      />
      {!isAsked && (
        <>
          <h2>{labels.all}</h2>
          <ul>
            {page.listed?.map((link) => (
              <li key={link.href}>
                <SmartLink link={link}>{link.title}</SmartLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {isAsked && Results === 'failed' && <p role="status">{labels.failed}</p>}
      {isAsked && Results !== undefined && Results !== 'failed' && <Results query={query} address={address} />}
    </SearchPageRoot>
  );
}
