import { expect, it, onTestFinished, vi } from 'vitest';
import { type ContentFiles, compilePage, compileSite, contentDiagnostics, withTexts } from '#engine';
import type { Diagnostic } from '#kit/model';
import { codeWordsIn } from '../../../tests/studio/support/code-words.ts';
import { checker, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { writtenIndex } from '../preview/follow-preview.ts';
import { createChecker } from './create-checker.ts';
import { createPipeline } from './pipeline.ts';

const look = { showsAbsent: true };
const folder = sampleContent().folder;

/** A folder with one page more, and what it shares. */
function folderWith(texts: Record<string, string>): ContentFiles {
  return withTexts(sampleContent(), new Map(Object.entries(texts).map(([name, text]) => [`${folder}/${name}`, text])));
}

const sections = `sections:
  - type: hero
    heading: First
  - type: shared
    name: twice
  - type: prose
    heading: Hidden
    hidden: true
    paragraphs: One
  - type: prose
    heading: Last
    paragraphs: Two
`;
const twice = `sections:
  - type: prose
    heading: One of two
    paragraphs: A
  - type: prose
    heading: Two of two
    paragraphs: B
`;
const page = `title: A page with shared sections\ndescription: ${'What it says in words. '.repeat(3)}\n${sections}`;

async function opened(content: ContentFiles, given = createChecker()) {
  const pipeline = createPipeline(given);
  await pipeline.open(content);
  return pipeline;
}

it('tells of each section where it is written, those of shared files and hidden ones too', async () => {
  const pipeline = await opened(folderWith({ 'origins.yaml': page, '_shared/twice.yaml': twice }));
  const view = await pipeline.viewPage(`${folder}/origins.yaml`, look);
  const entry = { file: `${folder}/origins.yaml`, path: ['sections', 1] };
  expect(view?.page.sections.map((section) => ('heading' in section ? section.heading : section.type))).toEqual([
    'First',
    'One of two',
    'Two of two',
    'Hidden',
    'Last',
  ]);
  expect(view?.origins).toEqual([
    { file: `${folder}/origins.yaml`, path: ['sections', 0] },
    { file: `${folder}/_shared/twice.yaml`, path: ['sections', 0], entry },
    { file: `${folder}/_shared/twice.yaml`, path: ['sections', 1], entry },
    { file: `${folder}/origins.yaml`, path: ['sections', 2] },
    { file: `${folder}/origins.yaml`, path: ['sections', 3] },
  ]);
  expect(view?.absent).toEqual([{ path: ['sections', 3], words: 'hidden' }]);
  const seen = await pipeline.viewPage(`${folder}/origins.yaml`, { showsAbsent: false });
  expect(seen?.origins.map(({ path }) => path[1])).toEqual([0, 0, 1, 3]);
  // What is added beside one of them comes beside its entry in the page's own file.
  expect([0, 1, 2, 3].map((index) => writtenIndex({ pageView: seen }, index))).toEqual([0, 1, 1, 3]);
});

it('shows a page as an earlier text makes it: what the site has no longer is a card, and today’s page stays as it is', async () => {
  const file = `${folder}/origins.yaml`;
  const pipeline = await opened(folderWith({ 'origins.yaml': page, '_shared/twice.yaml': twice }));
  const today = await pipeline.viewPage(file, look);
  const earlier = page.replace('heading: First', 'heading: Once').replace('name: twice', 'name: gone');
  const view = await pipeline.viewEarlier(file, earlier.replace('paragraphs: Two', 'paragraphs: ((goneFact))'), look);
  expect(view?.page.sections.map(({ type }) => type)).toEqual(['hero', 'invalid', 'prose', 'invalid']);
  expect(view?.page.sections[0]).toMatchObject({ heading: 'Once' });
  // A text that can't be read is a card too, not the page of today.
  const unread = await pipeline.viewEarlier(file, 'title: "A\n  b: [', look);
  expect(unread?.page.sections.map(({ type }) => type)).toEqual(['invalid']);
  expect(await pipeline.viewPage(file, look)).toEqual(today);
  expect(await pipeline.viewEarlier(`${folder}/_shared/twice.yaml`, twice, look)).toBeUndefined();
});

it('tells which notices visitors don’t see, in the language of the page', async () => {
  const content = sampleContent();
  const notices = 'notices:\n  - text: Now\n  - { text: Later, from: 2999-01-01 }\n';
  const site = content.site && { ...content.site, text: `${content.site.text}\n${notices}` };
  const pipeline = await opened({ ...content, ...(site && { site }) });
  const [first] = content.pages;
  const absent = async (wanted: { showsAbsent: boolean; at?: string }) => {
    const view = await pipeline.viewPage(first?.file ?? '', wanted);
    return { notices: view?.site.notices?.length, absent: view?.absentMenus };
  };
  expect((await absent(look)).absent).toEqual([{ path: ['notices', 1], words: 'from 1 Jan 2999' }]);
  expect(await absent({ ...look, at: '2999-02-01' })).toEqual({ notices: 2, absent: [] });
  expect(await absent({ showsAbsent: false })).toEqual({ notices: 1, absent: [] });
});

it('after any change it says what reading the whole folder again says', async () => {
  const pipeline = await opened(folderWith({ 'origins.yaml': page, '_shared/twice.yaml': twice }), checker);
  const texts: [string, string | undefined][] = [
    ['origins.yaml', page.replace('heading: Last', 'heading: Last\n    id: last')],
    ['origins.yaml', page.replace('hidden: true', 'hiden: true')],
    ['origins.yaml', page.replace('  - type: prose', '- typ: prose')],
    ['_shared/twice.yaml', twice.replace('Two of two', 'Now ((facts.unknown))')],
    ['more.yaml', page.replace('shared sections', 'more')],
    ['_shared/twice.yaml', undefined],
    ['origins.yaml', undefined],
  ];
  let content = folderWith({ 'origins.yaml': page, '_shared/twice.yaml': twice });
  for (const [name, text] of texts) {
    const change = new Map([[`${folder}/${name}`, text]]);
    content = withTexts(content, change);
    await pipeline.replace(change);
    const found = (await pipeline.siteState()).diagnostics.map(withoutPath);
    expect(found).toEqual(whole(content).diagnostics);
  }
});

/** All pages and diagnostics of a folder, compiled anew in the way of the command line. */
function whole(content: ContentFiles) {
  const now = Date.now();
  const site = compileSite(content, checker, { now: Math.floor(now) });
  const pages = content.pages.map((source) => ({ source, ...compilePage(source, site.context) }));
  return { pages, diagnostics: contentDiagnostics(content, site, pages) };
}

it('an address that lacks its beginning is told once, with what to change it to', async () => {
  const wrong = page.replace(/$/, '  - { type: place, address: [Quay 2], booking: booking.example/harbour }\n');
  const pipeline = await opened(folderWith({ 'origins.yaml': wrong, '_shared/twice.yaml': twice }));
  const view = await pipeline.viewFile(`${folder}/origins.yaml`);
  expect(view?.diagnostics.flatMap(({ path, fix }) => (path?.includes('booking') ? [fix?.text] : []))).toEqual([
    '"https://booking.example/harbour"',
  ]);
});

it('a diagnostic stands at the field that it speaks of', async () => {
  const wrong = page.replace('heading: Last', 'headnig: Last');
  const pipeline = await opened(folderWith({ 'origins.yaml': wrong, '_shared/twice.yaml': twice }));
  const view = await pipeline.viewFile(`${folder}/origins.yaml`);
  expect(view?.kind).toBe('PageSource');
  const [found] = view?.diagnostics.filter(({ severity }) => severity === 'error') ?? [];
  expect(found?.path).toEqual(['sections', 3, 'headnig']);
  const fixed = found && (await pipeline.fix(found));
  expect(fixed && 'changes' in fixed ? fixed.changes.map(({ after }) => after) : fixed).toEqual([page]);
});

it('plans a page that is new, and refuses an address that is taken', async () => {
  const pipeline = await opened(sampleContent());
  const text = page.replace(/ {2}- type: shared\n {4}name: twice\n/, '');
  const plan = await pipeline.plan({ kind: 'new', path: '/brand-new', title: 'Brand new here', text });
  expect('changes' in plan ? plan.changes.map(({ file }) => file) : plan).toEqual([`${folder}/brand-new.yaml`]);
  const taken = await pipeline.plan({ kind: 'new', path: '/', title: 'Home', text });
  expect(taken).toHaveProperty('refused');
});

it('fixes a figure’s new name on all pages that have its old one, in one step', async () => {
  const content = sampleContent();
  const facts = { file: content.facts?.file ?? '', text: content.facts?.text ?? '' };
  const named = (name: string, figure: string) =>
    page
      .replaceAll(/(title: |description: )/g, `$1Page ${name}, `)
      .replace(
        '- type: shared\n    name: twice',
        `- type: prose\n    paragraphs: In ((facts.${figure})) or ((facts.${figure})).`,
      );
  const fact = '\nboattime:\n  value: 3 weeks\n  meaning: How long.\n  source: The book\n  checked: 2026-01-01\n';
  const pages = (figure: string) =>
    ['one', 'two'].map((name) => [`${folder}/${name}.yaml`, named(name, figure)] as const);
  const pipeline = await opened(withTexts(content, new Map([[facts.file, facts.text + fact], ...pages('boat_time')])));
  const view = await pipeline.viewFile(`${folder}/one.yaml`);
  const found = view?.diagnostics.find(({ fix }) => fix);
  const fixed = found && (await pipeline.fix(found));
  expect(fixed && 'changes' in fixed ? fixed.changes.map(({ file, after }) => [file, after]) : fixed).toEqual(
    pages('boattime'),
  );
  expect((await pipeline.siteState()).diagnostics.filter(({ message }) => message.includes('boat'))).toEqual([]);
});

it('tells what a page’s new address changes, and what goes with one that is deleted, page by page', async () => {
  const links = `${page}    buttons:\n      - label: To the other\n        action: { link: /other }\n`;
  const other = page.replace(/title: .*/, 'title: The other page of the two');
  const pipeline = await opened(
    folderWith({ 'origins.yaml': links, 'other.yaml': other, '_shared/twice.yaml': twice }),
  );
  const renamed = await pipeline.plan({ kind: 'rename', from: '/other', to: '/another' });
  const leads = [{ file: `${folder}/origins.yaml`, words: ['To the other'] }];
  expect(renamed).toMatchObject({ leads, sentences: [] });
  const deleted = await pipeline.plan({ kind: 'delete', path: '/other', instead: { to: '/origins' } });
  const sentences = 'sentences' in deleted ? deleted.sentences : [];
  const own = sentences.find(({ page: name }) => page.includes(`title: ${name}\n`));
  expect(own?.sentences.join()).toMatch(new RegExp(`other.*${own?.page}`));
  expect(sentences.flatMap((group) => [group.page, ...group.sentences]).flatMap(codeWordsIn)).toEqual([]);
});

it('tells by which words visitors came to a page that gets a new address', async () => {
  const text = `title: A page that leads on\ndescription: ${'What it says in words. '.repeat(3)}
sections:
  - type: hero
    heading: First
    text: 'Here is [the **whole** story](/other), [its end](/other) and [another](/origins).'
  - type: card-grid
    heading: Cards
    items:
      - title: A card
        link: /other
      - title: Another
        link: /other
        linkLabel: All of it
`;
  const other = page.replace(/title: .*/, 'title: The other page of the two');
  const site = [...sampleContent().pages, sampleContent().site].find((source) => source?.file.endsWith('_site.yaml'));
  const pipeline = await opened(
    folderWith({
      'origins.yaml': text,
      'other.yaml': other,
      '_shared/twice.yaml': twice,
      '_site.yaml': `${site?.text}\nredirects:\n  /older: /other\n`,
    }),
  );
  const renamed = await pipeline.plan({ kind: 'rename', from: '/other', to: 'another' });
  expect(renamed).not.toHaveProperty('refused');
  const leads = 'leads' in renamed ? renamed.leads : [];
  expect(Object.fromEntries(leads.map(({ where, words }) => [where, words]))).toEqual({
    'Origins, section 1 (Top of the page “First”)': ['the **whole** story', 'its end'],
    'Origins, section 2 (Cards “Cards”), card 1': ['A card'],
    'Origins, section 2 (Cards “Cards”), card 2': ['All of it'],
    'Site, “Old addresses”': [],
  });
});

it('brings a deleted page back as it was, and refuses where its address is taken', async () => {
  const pipeline = await opened(folderWith({ '_shared/twice.yaml': twice }));
  const plan = await pipeline.plan({ kind: 'back', file: `${folder}/origins.yaml`, text: page });
  expect('changes' in plan ? plan.changes : plan).toEqual([{ file: `${folder}/origins.yaml`, after: page }]);
  const { pages } = await pipeline.choices();
  const taken = await pipeline.plan({ kind: 'back', file: pages[1]?.file ?? '', text: page });
  expect(taken).toHaveProperty('refused');
});

it('says what is different in an editor’s words', async () => {
  const pipeline = await opened(folderWith({ 'origins.yaml': page, '_shared/twice.yaml': twice }));
  const before = new Map([[`${folder}/origins.yaml`, page.replace('heading: Last', 'heading: Least')]]);
  const [group] = await pipeline.changes(before);
  expect(group?.sentences.join()).toMatch(/Least.*Last/);
});

it('says what is different with what figures say, also where a text is cut', async () => {
  const content = folderWith({ 'origins.yaml': page });
  const [name = '', value = ''] =
    [...compileSite(content, checker, { now: 0 }).context.placeholders].find(([known]) => known.startsWith('facts.')) ??
    [];
  const long = page.replace('heading: Last', `heading: ${'word '.repeat(6)}((${name})) ${'word '.repeat(12)}`);
  for (const text of [page.replace('heading: Last', `heading: Last ((${name}))`), long]) {
    const pipeline = await opened(withTexts(content, new Map([[`${folder}/origins.yaml`, text]])));
    const [group] = await pipeline.changes(new Map([[`${folder}/origins.yaml`, page]]));
    expect(group?.sentences.join()).toContain(value);
    expect(group?.sentences.join()).not.toMatch(/\(\(|\)\)/);
  }
});

/** A diagnostic as the command line has it. */
function withoutPath(note: Diagnostic & { [own in 'path' | 'topic' | 'state' | 'section']?: unknown }): Diagnostic {
  const { path: _, topic: _topic, state: _state, section: _section, ...others } = note;
  return others;
}

it('compiles what nobody looks at a little at a time, all of it in the end', async () => {
  let now = 0;
  // Every look at the clock is 5 ms later: two pages are more than a slice.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5;
    return now;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const pipeline = createPipeline(createChecker());
  await pipeline.open(sampleContent());
  let slices = 1;
  while (!(await pipeline.prepare())) slices += 1;
  expect(slices).toBeGreaterThan(1);
  expect(await pipeline.prepare()).toBe(true);
});

it('shows a file with mistakes as it stands, and only one that can’t be read as it was probably meant', async () => {
  const wrong = page.replace('heading: First', 'headin: First').replace('paragraphs: Two', "paragraphs: ''");
  const broken = page.replace('heading: First', 'heading: "First');
  const pipeline = await opened(
    folderWith({ 'wrong.yaml': wrong, 'broken.yaml': broken, '_shared/twice.yaml': twice }),
  );
  const shown = await pipeline.viewFile(`${folder}/wrong.yaml`);
  expect(shown).toMatchObject({
    isUncertain: false,
    data: { sections: [{ type: 'hero', headin: 'First' }, {}, {}, {}] },
  });
  expect(shown?.diagnostics.map(({ code }) => code)).toContain('field/unknown');
  expect(await pipeline.viewFile(`${folder}/broken.yaml`)).toMatchObject({ isUncertain: true });
});
