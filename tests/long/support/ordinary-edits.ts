import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';

/** A content folder, and ways to change a file of it as an editor would. */
class ContentFolder {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The names of its YAML files, in order: pages first, then what they share. */
  files(): string[] {
    const names = readdirSync(this.#folder, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => name.endsWith('.yaml'))
      .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  }

  text(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.#folder, file), text);
  }

  remove(file: string): void {
    rmSync(join(this.#folder, file));
  }

  rename(file: string, to: string): void {
    renameSync(join(this.#folder, file), join(this.#folder, to));
  }

  /** Replaces in every file. */
  replace(from: RegExp, to: string): void {
    for (const file of this.files()) this.write(file, this.text(file).replaceAll(from, to));
  }

  /** Changes the data of a file; comments stay. */
  change(file: string, edit: (document: Document) => void): void {
    const document = parseDocument(this.text(file));
    edit(document);
    this.write(file, document.toString({ lineWidth: 0 }));
  }

  /** Adds an entry at the head of the first list of a block of a type, wherever that stands. */
  addItem(type: string, item: Record<string, unknown>): void {
    for (const file of this.files()) {
      const sections: unknown = parseDocument(this.text(file)).toJS().sections;
      const index = Array.isArray(sections) ? sections.findIndex((section) => section.type === type) : -1;
      if (index < 0) continue;
      this.change(file, (document) => {
        const { items } = (document.toJS() as { sections: { items: unknown[] }[] }).sections[index] ?? { items: [] };
        document.setIn(['sections', index, 'items'], document.createNode([item, ...items]));
      });
      return;
    }
    throw new Error(`No page has a section of the type ${type}.`);
  }

  /** Pages that may be renamed or deleted: not the ones that every site has, and none with an address of its own. */
  ordinaryPages(): string[] {
    return this.files()
      .filter((file) => /^[a-z][\w-]*\.yaml$/.test(file) && !/^(home|contact)\.yaml$/.test(file))
      .filter((file) => !/^path:/m.test(this.text(file)));
  }
}

const rank = (file: string) => (file.startsWith('_') ? 1 : 0);
const linkTo = (page: string) => new RegExp(`(?<=[\\s("':[,])/${page}(#[\\w-]+)?(?![\\w/.-])`, 'g');

/** The twelve kinds of edits that editors make most, all of them to one content folder, whatever it holds. */
export const ordinaryEdits: Readonly<Record<string, (content: ContentFolder) => void>> = {
  'a page is added': (content) =>
    content.write(
      'an-added-page.yaml',
      `title: A page that was added
description: This page was added by an editor, with a heading and a paragraph, as the guide says.
sections:
  - type: hero
    heading: A page that was added
  - type: prose
    paragraphs: It says **one thing**, and leads [home](/).
`,
    ),
  'a page is renamed': (content) => {
    const name = content.ordinaryPages().at(0)?.replace('.yaml', '') ?? '';
    content.rename(`${name}.yaml`, `${name}-renamed.yaml`);
    content.replace(linkTo(name), `/${name}-renamed$1`);
  },
  'a page is deleted': (content) => {
    const name = content.ordinaryPages().at(-1)?.replace('.yaml', '') ?? '';
    content.remove(`${name}.yaml`);
    content.replace(linkTo(name), '/contact');
  },
  'a question is added': (content) =>
    content.addItem('accordion', { question: 'May one more question be asked?', answer: 'Yes. Here it is.' }),
  'a fact changes': (content) =>
    content.change('_facts.yaml', (facts) => {
      const [name = ''] = Object.keys(facts.toJS());
      facts.setIn([name, 'value'], '12 thousand');
    }),
  'an entry of the menu is added': (content) =>
    content.change('_site.yaml', (site) =>
      site.addIn(['navigation'], site.createNode({ label: 'Added', link: '/an-added-page' })),
    ),
  'a member of the team is added': (content) =>
    content.addItem('people', {
      name: 'Robin Sample',
      role: 'Somebody who has just come',
      link: 'https://profiles.example.org/robin',
    }),
  'a news item is added': (content) =>
    content.addItem('articles', {
      title: 'Something has happened',
      excerpt: 'It happened today, and it is told in one sentence.',
      date: '2025-11-03',
      readTime: '1 min read',
      category: 'Announcements',
    }),
  'the foot changes': (content) =>
    content.change('_site.yaml', (site) => {
      site.setIn(['footer', 'text'], 'The foot of this site says something else now.');
      site.addIn(['footer', 'columns', 0, 'links'], site.createNode({ label: 'Added', link: '/an-added-page' }));
    }),
  'the year of the copyright changes': (content) =>
    content.change('_site.yaml', (site) => site.setIn(['footer', 'copyright'], '© 2031 ((organization))')),
  'each loose end is tied': (content) => {
    content.replace(/action: none/g, 'action: { link: /contact }');
    content.replace(/result: hidden/g, 'result: shown');
    content.replace(/filters: inert/g, 'filters: working');
    content.replace(/send: simulated/g, 'send: function');
  },
  'labels are translated': (content) =>
    content.change('_site.yaml', (site) => {
      site.setIn(['language'], 'de');
      site.setIn(['labels', 'menu'], 'Menü');
      site.setIn(['labels', 'skip'], 'Zum Inhalt');
      site.setIn(['fields', 'name', 'label'], 'Ihr Name');
    }),
};

/** Makes all of the ordinary edits to a content folder. */
export function makeOrdinaryEdits(folder: string): void {
  const content = new ContentFolder(folder);
  for (const edit of Object.values(ordinaryEdits)) edit(content);
}
