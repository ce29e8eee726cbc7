import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useHome, useSite } from '../../context/context.tsx';
import { fillWords } from '../../context/words.ts';
import { SearchForm } from '../../search/SearchForm.tsx';
import { ButtonRoot } from '../../ui/Button.styles.ts';
import { RichText } from '../../ui/RichText.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { nearestPaths } from './nearest.ts';

const NotFoundRoot = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  padding: var(--space-section) max(var(--space-gutter), (100% - var(--width-page)) / 2);

  h1 {
    max-inline-size: 9.4em;
    font-size: var(--text-3xl);
    letter-spacing: -0.045em;
    line-height: 1;
  }
  p {
    max-inline-size: 32em;
    color: var(--color-muted);
    font-size: var(--text-lg);
  }
  .code {
    color: var(--color-accent);
    font-weight: 560;
    overflow-wrap: anywhere;
  }
  .code span {
    color: var(--color-muted);
    font-weight: 400;
  }
  svg {
    inline-size: 100%;
    stroke: var(--color-text);
    stroke-width: 3;
    stroke-linecap: round;
  }
  path + path {
    stroke: var(--color-accent);
    stroke-width: 22;
  }
`;

/**
 * The page for addresses that lead nowhere: a line that breaks off. The server has sent it without the address, which it
 * does not know beforehand.
 */
export function NotFound() {
  const { heading, text, linkLabel, suggestion } = useSite().notFound;
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build, the same each time
  const home = import.meta.env.LANGUAGES ? useHome() : '/';
  const { pathname } = useLocation();
  const [address, setAddress] = useState<string>();
  const nearest = useNearestPages(pathname);
  useEffect(() => setAddress(shownAddress(pathname)), [pathname]);
  return (
    <NotFoundRoot>
      <svg viewBox="-12 0 1024 60" aria-hidden="true">
        <path d="M0 30H610M640 30h30M710 30h14M770 30h2" />
        <path d="M0 30h0M1000 30h0" />
      </svg>
      <p className="code">
        404 <span>{address}</span>
      </p>
      <h1>{heading}</h1>
      {nearest.map((path) => (
        <p key={path}>
          <a href={path}>{fillWords(suggestion, { path })}</a>
        </p>
      ))}
      {import.meta.env.SEARCH ? (
        <>
          <p>
            <RichText value={text} />
          </p>
          <SearchForm />
        </>
      ) : (
        <p>
          <RichText value={text} />
        </p>
      )}
      <ButtonRoot as={SmartLink} link={{ href: home, external: false }} data-variant="hero" data-size="lg">
        {linkLabel}
      </ButtonRoot>
    </NotFoundRoot>
  );
}

/** An address as people read it; one with a broken escape as it stands. */
function shownAddress(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Addresses that may have been meant, from the list that every site has for search engines. Only this page ever asks for it. */
function useNearestPages(path: string): readonly string[] {
  const [found, setFound] = useState<{ path: string; nearest: readonly string[] }>();
  useEffect(() => {
    const asking = new AbortController();
    fetch(
      import.meta.env.BELOW_PATH ? `${document.documentElement.dataset['base'] ?? ''}/sitemap.xml` : '/sitemap.xml',
      { signal: asking.signal },
    )
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((list) => setFound({ path, nearest: nearestPaths(path, pathsIn(list)) }))
      // Offline, or gone on: nothing is offered.
      .catch(() => undefined);
    return () => asking.abort();
  }, [path]);
  return found?.path === path ? found.nearest : [];
}

/** The addresses that a sitemap lists, below the site that is shown. */
function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
