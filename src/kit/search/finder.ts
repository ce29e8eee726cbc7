import { type SearchIndex, type SearchShard, weightSteps } from '../model/search/search-index.ts';
import { searchWords } from '../model/search/search-words.ts';
import { likeness, slipLikeness, stemOf } from './likeness.ts';

/** A page that was found, and by which words: those that were asked for, or what means the same. */
export type FoundPage = { href: string; title: string; words: readonly string[] };

/** What was asked for in other words, at the most. */
const mostQueries = 6;
/** More words than these make nothing clearer. */
const mostWords = 8;
/** What another word for the same is worth. */
const synonymWorth = 0.8;

/** What a page says to a query: how many of its words, and how much. */
type Score = { matched: number; score: number };

/** Finds pages by the index of the site. Its files are fetched when a search needs them, each once. */
export class Finder {
  readonly #address: string;
  readonly #language: string;
  readonly #files = new Map<string, Promise<unknown>>();

  /** `address` is where the index lies; `language` that of its words (BCP 47). */
  constructor(address: string, language: string) {
    this.#address = address;
    this.#language = language;
  }

  /** Fetches what every search needs. */
  index(): Promise<SearchIndex> {
    return this.#fetch<SearchIndex>(this.#address);
  }

  /** The pages that say all words of a query, or if none does as many of them as any; what says most to it first. Rejects where the index can't be had. */
  async find(query: string): Promise<FoundPage[]> {
    const index = await this.index();
    const words = searchWords(query).slice(0, mostWords);
    const queries = otherQueries(words, index.synonyms, this.#language);
    const best = new Map<number, Score & { words: readonly string[] }>();
    for (const [turn, scores] of (await Promise.all(queries.map((query) => this.#scores(query, index)))).entries())
      for (const [page, { matched, score }] of scores) {
        const known = best.get(page);
        const said = queries[turn] ?? words;
        const own = {
          matched: matched / said.length,
          score: turn === 0 ? score : score * synonymWorth,
          words: said,
        };
        if (!known || own.matched > known.matched || (own.matched === known.matched && own.score > known.score))
          best.set(page, own);
      }
    const most = Math.max(0, ...[...best.values()].map(({ matched }) => matched));
    return [...best]
      .filter(([, { matched }]) => matched === most)
      .sort(([one, first], [other, second]) => second.score - first.score || one - other)
      .flatMap(([page, { words: said }]) => {
        const [href, title] = index.pages[page] ?? [];
        return href === undefined || title === undefined ? [] : [{ href, title, words: said }];
      });
  }

  /** The pages that say some of the words: how many of them, as shares of 1, and how well. */
  async #scores(words: readonly string[], index: SearchIndex): Promise<Map<number, Score>> {
    const scores = new Map<number, Score>();
    for (const pages of await Promise.all(words.map((word) => this.#pagesOf(word, index)))) {
      // A word that few pages say tells more.
      const rarity = Math.log(1 + index.pages.length / Math.max(1, pages.size));
      for (const [page, weight] of pages) {
        const { matched, score } = scores.get(page) ?? { matched: 0, score: 0 };
        scores.set(page, { matched: matched + 1, score: score + (weight * rarity) / words.length });
      }
    }
    return scores;
  }

  /** The pages that say a word or one like it, with how much it says there. Slips count where nobody writes it so. */
  async #pagesOf(word: string, { shards }: SearchIndex): Promise<Map<number, number>> {
    const root = stemOf(word, this.#language);
    const next = (at: number) => shards[at + 1]?.[0];
    const needed = shards.filter(
      ([first], at) => first.slice(0, root.length) <= root && (next(at) === undefined || (next(at) ?? '') >= root),
    );
    const files = await Promise.all(needed.map(([, address]) => this.#fetch<SearchShard>(address)));
    const alike = files
      .flatMap((shard) => Object.entries(shard))
      .map(([each, entries]) => ({ entries, like: likeness(each, word, this.#language) }))
      .filter(({ like }) => like > 0);
    const sure = alike.filter(({ like }) => like > slipLikeness);
    const pages = new Map<number, number>();
    for (const { entries, like } of sure.length > 0 ? sure : alike) {
      let page = 0;
      for (const entry of entries) {
        page += Math.floor(entry / weightSteps);
        pages.set(page, Math.max(pages.get(page) ?? 0, like * (entry % weightSteps)));
      }
    }
    return pages;
  }

  /** A file of the index. One that couldn't be had is asked for again the next time. */
  #fetch<Content>(address: string): Promise<Content> {
    const known = this.#files.get(address) ?? fetchJson(address);
    this.#files.set(address, known);
    // The site may have been published again: its index names other files now.
    known.catch(() => this.#files.clear());
    // What the build has written (src/builder/search).
    return known as Promise<Content>;
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** A query, and the same with words replaced by what means the same on this site. */
function otherQueries(words: readonly string[], synonyms: SearchIndex['synonyms'], language: string): string[][] {
  const stems = (some: readonly string[]) => some.map((each) => stemOf(each, language));
  const own = stems(words);
  const others = (synonyms ?? []).flatMap((group) => {
    const phrases = group.map((each) => each.split(' '));
    for (const phrase of phrases) {
      const at = own.findIndex((_, start) => stems(phrase).every((stem, index) => own[start + index] === stem));
      if (at >= 0)
        return phrases
          .filter((each) => each !== phrase)
          .map((each) => [...words.slice(0, at), ...each, ...words.slice(at + phrase.length)]);
    }
    return [];
  });
  return [[...words], ...others].slice(0, mostQueries);
}
