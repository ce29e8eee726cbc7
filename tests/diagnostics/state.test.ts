import { describe, expect, it } from 'vitest';
import { allFiles, type ContentFiles, compileContent, settledName, stateOfNote, withTexts } from '#engine';
import { formatState, topicOf } from '#engine/report';
import type { Diagnostic } from '#kit/model';
import { checker, sampleFiles } from './support/samples.ts';

const base = sampleFiles('/nowhere');
const textOf = (name: string) => allFiles(base).find(({ file }) => file === `pages/${name}`)?.text ?? '';
const page = textOf('page.yaml');

/** The base folder with other texts, checked on a day. */
function checked(texts: Readonly<Record<string, string>>, today = '2026-06-01') {
  const files = withTexts(base, new Map(Object.entries(texts).map(([name, text]) => [`pages/${name}`, text])));
  return { files, ...compileContent(files, checker, { now: Date.parse(today) }) };
}

function settle(files: ContentFiles, diagnostic: Diagnostic, reason: string): string {
  const source = allFiles(files).find(({ file }) => file === diagnostic.file);
  const { code: note } = diagnostic;
  const entry = { note, file: settledName(diagnostic.file, files), state: stateOfNote(diagnostic, source), reason };
  return `${textOf('_site.yaml')}\nsettled:\n  - ${JSON.stringify(entry)}\n`;
}

const codes = (found: readonly Diagnostic[]) => found.map(({ code }) => code);

describe('a note that is set aside', () => {
  const short = page.replace(/^title: .*$/m, 'title: Short');
  const [note] = checked({ 'page.yaml': short }).diagnostics;

  it('is no longer told, and says why; it comes back when its place says something else', () => {
    const { files } = checked({ 'page.yaml': short });
    const site = note ? settle(files, note, 'Everybody says so') : '';
    const aside = checked({ 'page.yaml': short, '_site.yaml': site });
    expect(codes(aside.diagnostics)).toEqual([]);
    expect(aside.settled).toMatchObject([
      { reason: 'Everybody says so', entry: 0, diagnostic: { code: 'title/length' } },
    ]);
    // Elsewhere in the file, or how it is written, is not its place.
    const around = short.replace('title: Short', '# So it is\ntitle: Short').replace('Our services', 'What we do');
    expect(codes(checked({ 'page.yaml': around, '_site.yaml': site }).diagnostics)).toEqual([]);
    const other = short.replace('title: Short', 'title: Shore');
    expect(codes(checked({ 'page.yaml': other, '_site.yaml': site }).diagnostics)).toEqual(['title/length']);
    expect(
      codes(
        checked({
          'page.yaml': page,
          'about.yaml': textOf('about.yaml').replace(/^title: .*$/m, 'title: Short'),
          '_site.yaml': site,
        }).diagnostics,
      ),
    ).toEqual(['settled/over', 'title/length']);
  });

  it('is told where an entry sets nothing aside any more; not while its file has mistakes, nor where no day is asked about', () => {
    const { files } = checked({ 'page.yaml': short });
    const site = note ? settle(files, note, 'Everybody says so') : '';
    const over = ({ diagnostics }: ReturnType<typeof checked>) =>
      diagnostics.filter(({ code }) => code === 'settled/over').map(({ message }) => message);
    const aside = { '_site.yaml': site, 'page.yaml': short };
    expect(over(checked(aside))).toEqual([]);
    expect(over(checked({ ...aside, 'page.yaml': page }))).toEqual([expect.stringContaining('not told there')]);
    const gone = site.replace('"page.yaml"', '"winter.yaml"');
    expect(over(checked({ ...aside, '_site.yaml': gone }))).toEqual([expect.stringContaining('not there any more')]);
    const wrong = page.replace('type: card-grid', 'type: card-gird');
    expect(over(checked({ ...aside, 'page.yaml': wrong }))).toEqual([]);
    expect(over(checked({ ...aside, 'page.yaml': page }, 'never'))).toEqual([]);
    const elsewhere = site.replace('title/length', 'link/gone');
    expect(over(checked({ ...aside, '_site.yaml': elsewhere, 'page.yaml': page }))).toEqual([]);
  });

  it('can’t be a mistake', () => {
    const wrong = page.replace('type: card-grid', 'type: card-gird');
    const { files, diagnostics } = checked({ 'page.yaml': wrong });
    const mistake = diagnostics.find(({ code }) => code === 'block/unknown');
    const site = mistake ? settle(files, mistake, 'No') : '';
    expect(codes(checked({ 'page.yaml': wrong, '_site.yaml': site }).diagnostics)).toContain('block/unknown');
  });

  it('stands in the state of the site as a page, with its reason, and nothing that was typed there is code', () => {
    const { files } = checked({ 'page.yaml': short });
    const site = note ? settle(files, note, '<script>no</script>') : '';
    const { diagnostics, settled } = checked({ 'page.yaml': short, '_site.yaml': site });
    const html = formatState(diagnostics, settled, { files: 4, pages: 4 });
    expect(html).toContain('Stays as it is: &lt;script&gt;no&lt;/script&gt;');
    expect(html).not.toContain('<script>');
    expect(formatState(note ? [note] : [], [], { files: 4, pages: 4 })).toContain('pages/page.yaml:1:8');
  });
});

describe('what is to be looked at again', () => {
  const rule = (text: string) => `${textOf('_site.yaml')}\nreview:\n${text}`;
  const isDue = (texts: Readonly<Record<string, string>>, today: string) =>
    checked(texts, today)
      .diagnostics.filter((one) => topicOf(one) === 'due')
      .map(({ file, code }) => `${file} ${code}`);

  it('is told from its month or day on, and not before; visitors’ data say nothing of it', () => {
    const own = page
      .replace('sections:', 'review: 2026-05\nsections:')
      .replace('id: cards', 'id: cards\n    review: 2026-05-20');
    expect(isDue({ 'page.yaml': own }, '2026-04-30')).toEqual([]);
    expect(isDue({ 'page.yaml': own }, '2026-05-01')).toEqual(['pages/page.yaml page/review']);
    expect(isDue({ 'page.yaml': own }, '2026-05-20')).toEqual([
      'pages/page.yaml page/review',
      'pages/page.yaml page/review',
    ]);
    const { pages } = checked({ 'page.yaml': own });
    expect(JSON.stringify(pages.map((one) => one.page))).not.toContain('2026-05');
  });

  it('goes by the rule of its kind, unless it has a day of its own', () => {
    const site = rule('  pages: { every: 12 months, from: 2025-03 }\n');
    const names = ['about', 'contact', 'home', 'page'].map((name) => `pages/${name}.yaml page/checked`);
    expect(isDue({ '_site.yaml': site }, '2026-02-28')).toEqual([]);
    expect(isDue({ '_site.yaml': site }, '2026-03-01')).toEqual(names);
    const seen = page.replace('sections:', 'checked: 2026-01-31\nsections:');
    expect(isDue({ '_site.yaml': site, 'page.yaml': seen }, '2026-03-01')).toEqual(names.slice(0, 3));
    const later = page.replace('sections:', 'review: 2030-01\nsections:');
    expect(isDue({ '_site.yaml': site, 'page.yaml': later }, '2026-03-01')).toEqual(names.slice(0, 3));
  });

  it('goes for sections by the rule of their kind, from when their page was checked', () => {
    const site = rule('  sections:\n    - { type: card-grid, every: 6 months, from: 2026-01 }\n');
    const due = ['pages/page.yaml page/checked'];
    expect(isDue({ '_site.yaml': site }, '2026-06-30')).toEqual([]);
    expect(isDue({ '_site.yaml': site }, '2026-07-01')).toEqual(due);
    const seen = page.replace('sections:', 'checked: 2026-05-02\nsections:');
    expect(isDue({ '_site.yaml': site, 'page.yaml': seen }, '2026-07-01')).toEqual([]);
    expect(isDue({ '_site.yaml': site, 'page.yaml': seen }, '2026-11-01')).toEqual(due);
    const own = page.replace('id: cards', 'id: cards\n    review: 2030-05');
    expect(isDue({ '_site.yaml': site, 'page.yaml': own }, '2026-07-01')).toEqual([]);
    const slip = site.replace('card-grid', 'card-gird');
    expect(codes(checked({ '_site.yaml': slip }, '2026-07-01').diagnostics)).toEqual(['block/unknown']);
  });

  it('counts articles from their day, and figures from when they were checked', () => {
    const site = rule('  articles: { every: 1 year }\n  figures: { every: 3 months }\n');
    const article = page.replace('sections:', 'article: { date: 2025-02-10 }\nsections:');
    const facts = 'pages/_facts.yaml fact/review';
    expect(isDue({ '_site.yaml': site, 'page.yaml': article }, '2026-01-31')).toEqual([]);
    expect(isDue({ '_site.yaml': site, 'page.yaml': article }, '2026-04-01')).toEqual([
      facts,
      'pages/page.yaml page/checked',
    ]);
  });

  it.each(['2027-13', '2027', 'May 2027', '2027-5'])('has a month that there is: not %s', (review) => {
    const own = page.replace('sections:', `review: "${review}"\nsections:`);
    expect(codes(checked({ 'page.yaml': own }).diagnostics)).toEqual(['value/form']);
  });
});
