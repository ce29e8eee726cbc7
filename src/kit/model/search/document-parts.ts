/** A stretch of a page below one heading: where links can lead to it, where that is somewhere, and what it says. */
export type DocumentPart = { anchor: string; heading: string; text: string };

/** What search knows of a page: its first heading with what stands before all others comes first. */
export type DocumentParts = { description: string; parts: DocumentPart[] };

/** What is no text of the page, or is said on others too: menus, forms, drawings, and what is told to screen readers of buttons. */
const skipped = new Set(['svg', 'script', 'style', 'template', 'noscript', 'nav', 'form', 'select', 'button']);

/** What stands within a line: around all else, words are apart. */
const inline = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** A tag, a comment, or text; React writes `<` in attributes as an entity. */
const piece = /<[^<>]*>|[^<]+/g;
const tagName = /^<\/?([a-z][\w-]*)/;

/**
 * The texts of a page, read from its document as it was printed, which visitors get: what is hidden or still to come isn't in there. A
 * heading begins a part; its anchor is its own id or that of the section or entry which it stands in first. `silent` are words that
 * only screen readers say, of links and buttons.
 */
export function documentParts(html: string, silent: readonly string[] = []): DocumentParts {
  const reader = new PartReader(new Set(silent));
  const end = html.lastIndexOf('</main>');
  for (const [whole] of html.slice(html.indexOf('<main'), end).matchAll(piece)) {
    const name = tagName.exec(whole)?.[1];
    if (!whole.startsWith('<')) reader.text(whole);
    else if (name !== undefined && whole.startsWith('</')) reader.close(name);
    else if (name !== undefined) reader.open(name, whole.slice(name.length + 1));
  }
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return { description: decoded(description), parts: reader.end() };
}

class PartReader {
  readonly #silent: ReadonlySet<string>;
  readonly #parts: DocumentPart[] = [];
  #part: DocumentPart = { anchor: '', heading: '', text: '' };
  /** What is being skipped, and how deep in itself. */
  #skips: { name: string; depth: number } | undefined;
  #isHeading = false;
  /** A link has just ended: one that follows at once is another button beside it. */
  #isBehindLink = false;

  constructor(silent: ReadonlySet<string>) {
    this.#silent = silent;
  }

  open(name: string, attributes: string): void {
    if (this.#skips) {
      if (this.#skips.name === name) this.#skips.depth += 1;
      return;
    }
    if (skipped.has(name)) {
      // What a tab is called stands above its text.
      if (!attributes.includes('role="tab"')) this.#skips = { name, depth: 1 };
      return;
    }
    const anchor = ownId(attributes);
    const isHeading = /^h[1-6]$/.test(name);
    if (name === 'section' || (anchor !== '' && name !== 'main' && !isHeading)) this.#begin(anchor);
    if (isHeading) {
      if (this.#part.heading !== '') this.#begin(anchor);
      else if (anchor !== '') this.#part.anchor = anchor;
      this.#isHeading = true;
    }
    if (name === 'a' && this.#isBehindLink) this.#apart();
    this.#space(name);
  }

  close(name: string): void {
    if (this.#skips) {
      if (this.#skips.name === name) this.#skips.depth -= 1;
      if (this.#skips.depth === 0) this.#skips = undefined;
      return;
    }
    if (/^h[1-6]$/.test(name)) this.#isHeading = false;
    if (name === 'a') this.#isBehindLink = true;
    this.#space(name);
  }

  text(words: string): void {
    if (this.#skips || this.#silent.has(words.trim())) return;
    this.#isBehindLink = false;
    if (this.#isHeading) this.#part.heading += decoded(words);
    else this.#part.text += decoded(words);
  }

  end(): DocumentPart[] {
    this.#begin('');
    return this.#parts;
  }

  #begin(anchor: string): void {
    const { heading, text } = this.#part;
    const part = { ...this.#part, heading: tidy(heading), text: tidy(text) };
    if (part.heading !== '' || part.text !== '') this.#parts.push(part);
    this.#part = { anchor, heading: '', text: '' };
  }

  #space(name: string): void {
    if (!inline.has(name)) this.#apart();
  }

  #apart(): void {
    if (this.#isHeading) this.#part.heading += ' ';
    else this.#part.text += '\n';
  }
}

/** The id that somebody has given; those of React change with the page. */
function ownId(attributes: string): string {
  return /(?:^| )id="((?!_)[^"]+)"/.exec(attributes)?.[1] ?? '';
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function decoded(text: string): string {
  return text.includes('&') ? text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole) : text;
}

/** A text in one line: what stood apart has a dot between it, where no sentence ends there. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return lines
    .filter((line) => line !== '')
    .map((line, index, { length }) => (index === length - 1 ? line : line + (/[.,:;!?…–—]$/.test(line) ? ' ' : ' · ')))
    .join('');
}
