import { describe, expect, it } from 'vitest';
import { boundariesOf, compileContent, whereUsed } from '#engine';
import { checker, twoLanguages } from '../languages/support/two-languages.ts';
import { pageText, smallFolder } from './support/small-folder.ts';

const notices = `
notices:
  - { text: Closed on **Monday**., from: 2026-03-02, until: 2026-03-03 }
  - { text: "We move. [Where to](/spring).", tone: important, from: 2026-05-01 }
`;
const hero = '  - type: hero\n    heading: A page\n';
const spring = (head: string) => ({ spring: pageText('Spring', hero, head) });
const found = (files: ReturnType<typeof smallFolder>) =>
  compileContent(files, checker)
    .diagnostics.filter(({ severity, code }) => severity !== 'note' || code.startsWith('shown/'))
    .map(({ code, where }) => `${code} ${where ?? ''}`);

describe('notices', () => {
  const files = smallFolder(spring(''), { site: notices });
  const on = (day: string) => compileContent(files, checker, { at: Date.parse(day) }).context.site.notices;

  it('are there on their days alone, and a site may well have none for a time', () => {
    expect(on('2026-03-01')).toBeUndefined();
    expect(on('2026-03-02')).toEqual([{ text: ['Closed on ', { kind: 'strong', children: ['Monday'] }, '.'] }]);
    expect(on('2026-04-01')).toBeUndefined();
    expect(on('2026-05-01')).toEqual([
      expect.objectContaining({ tone: 'important', text: expect.arrayContaining(['We move. ']) }),
    ]);
    expect(found(files)).toEqual([]);
  });

  it('come and go as the rest of the site does', () => {
    const days = boundariesOf(files, checker).map((time) => new Date(time).toISOString().slice(0, 10));
    expect(days).toEqual(['2026-03-02', '2026-03-03', '2026-05-01']);
  });

  it('must not lead to a page while that isn’t there', () => {
    const gone = smallFolder(spring('until: 2026-06-01\n'), { site: notices });
    expect(found(gone)).toEqual(['link/not-shown Site, notice 2']);
  });

  it('are named where they lead to a page, as what stands on every page', () => {
    const used = whereUsed(compileContent(files, checker), { kind: 'page', name: '/spring' });
    expect(used.references.map(({ where }) => where)).toEqual(['Site, notice 2']);
    expect(used.isEverywhere).toBe(true);
  });

  it('are a language’s own where it says some', () => {
    const words = "notices: [{ text: Cerrado el lunes., until: '2026-03-03' }]\n";
    const site = twoLanguages({
      site: (text) => `${text}${notices}`.replace('/spring', '/about'),
      overlays: { es: { _site: words } },
    });
    const at = (day: string) => compileContent(site, checker, { at: Date.parse(day) }).context;
    expect(at('2026-03-02').translations.get('es')?.site.notices).toEqual([{ text: ['Cerrado el lunes.'] }]);
    expect(at('2026-03-02').site.notices).toHaveLength(1);
    expect(at('2026-05-01').translations.get('es')?.site.notices).toBeUndefined();
  });
});
