import { useEffect, useState } from 'react';
import { useSite } from '../context/context.tsx';
import { countWords } from '../context/words.ts';
import { documentParts } from '../model/search/document-parts.ts';
import { searchLabels } from '../model/search/search-labels.ts';
import { type FoundPart, foundParts, type Piece } from './excerpt.ts';
import { Finder, type FoundPage } from './finder.ts';

/** So many pages are shown, and so many parts of each, at the most. */
const mostPages = 10;
const mostParts = 3;

/** So long (ms) somebody who goes on typing is waited for. */
const pause = 60;

let kept: { address: string; finder: Finder } | undefined;

/** The finder of an index, which knows what it has fetched for as long as the site is open. */
export function finderOf(address: string, language: string): Finder {
  if (kept?.address !== address) kept = { address, finder: new Finder(address, language) };
  return kept.finder;
}

type ResultsProps = { query: string; address: string };

/** What was found: how many pages, and of the first ones what they say, each read from the page itself. */
export default function SearchResults({ query, address }: ResultsProps) {
  const site = useSite();
  const { language } = site;
  const labels = searchLabels(site);
  const [found, setFound] = useState<readonly FoundPage[] | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    const search = () =>
      finderOf(address, language)
        .find(query)
        .then(
          (pages) => isWanted && setFound(pages),
          () => isWanted && setFound('failed'),
        );
    const waiting = setTimeout(search, pause);
    return () => {
      isWanted = false;
      clearTimeout(waiting);
    };
  }, [query, address, language]);
  if (found === undefined) return <p role="status" />;
  if (found === 'failed') return <p role="status">{labels.failed}</p>;
  return (
    <>
      <p role="status">{found.length === 0 ? labels.none : countWords(labels.found, found.length, language)}</p>
      <ol>
        {found.slice(0, mostPages).map((page) => (
          <Result key={page.href} page={page} />
        ))}
      </ol>
    </>
  );
}

/** A page that was found, and where on it. */
function Result({ page }: { page: FoundPage }) {
  const { labels, language } = useSite();
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    // A page that can't be had is still found: it says its title alone.
    pageText(page.href).then(
      (text) => isWanted && setHtml(text),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [page.href]);
  const parts = html === undefined ? [] : documentParts(html, [labels.newTab, labels.noAction]).parts;
  const own = foundParts(page.href, parts, { words: page.words, language }, mostParts);
  return (
    <li>
      <h2>
        <a href={page.href}>{page.title}</a>
      </h2>
      {own.map((part) => (
        <Part key={part.href + part.heading} part={part} page={page} />
      ))}
    </li>
  );
}

function Part({ part: { href, heading, excerpt }, page }: { part: FoundPart; page: FoundPage }) {
  return (
    <>
      {href !== page.href && heading !== '' && (
        <h3>
          <a href={href}>{heading}</a>
        </h3>
      )}
      {excerpt.length > 0 && (
        <p>
          {excerpt.map((piece, index) => (
            <Marked key={`${index} ${piece.text}`} piece={piece} />
          ))}
        </p>
      )}
    </>
  );
}

function Marked({ piece: { text, isFound } }: { piece: Piece }) {
  return isFound ? <mark>{text}</mark> : text;
}

const texts = new Map<string, Promise<string>>();

/** A page's document, fetched once. */
function pageText(href: string): Promise<string> {
  const known =
    texts.get(href) ??
    fetch(href).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`${href}: ${answer.status}`))));
  texts.set(href, known);
  known.catch(() => texts.delete(href));
  return known;
}
