import { describe, expect, it } from 'vitest';
import { allFiles, compileContent, tryFixes, withTexts } from '#engine';
import { frozenContent } from './support/harmless.ts';
import { checker } from './support/samples.ts';

/** The content with replacements in some of its files, and what is said of it. */
function checked(edits: Record<string, readonly [string, string]>) {
  const texts = Object.entries(edits).map(([name, [from, to]]) => {
    const source = allFiles(frozenContent).find(({ file }) => file === `base/${name}`);
    expect(source?.text).toContain(from);
    return [`base/${name}`, source?.text.replace(from, to) ?? ''] as const;
  });
  const files = withTexts(frozenContent, new Map(texts));
  const { diagnostics } = compileContent(files, checker);
  return { files, diagnostics, errors: diagnostics.filter(({ severity }) => severity === 'error') };
}

describe('a fix in a file that all pages share', () => {
  it('is not offered where it would leave another mistake behind', () => {
    const { errors } = checked({ '_shared/doors.yaml': ['heading: Write to us', 'headng: 12'] });
    expect(errors.map(({ code, fix }) => [code, fix])).toEqual([['field/unknown', undefined]]);
  });

  it.each([
    ['_site.yaml', 'navigation:', 'navigaton:'],
    ['_facts.yaml', 'value:', 'valeu:'],
    ['_shared/doors.yaml', 'sections:', 'sektions:'],
  ])('is offered in %s where it is sure, and is not refused then', (name, from, to) => {
    const { errors, ...content } = checked({ [name]: [from, to] });
    expect(errors.map(({ fix }) => fix?.text)).toEqual([from.replace(':', '')]);
    expect(errors.filter((one) => !tryFixes(content, [one], checker))).toEqual([]);
  });

  it('is offered and made where it only lets another file be judged again', () => {
    const { errors, ...content } = checked({
      '_site.yaml': ['navigation:', 'navigation'],
      'team.yaml': ['type: people', 'type: people\n    text: "((nobody))"'],
    });
    expect(errors.map(({ file, fix }) => [file, fix !== undefined])).toContainEqual(['base/_site.yaml', true]);
    const fixes = content.diagnostics.filter(({ fix }) => fix);
    expect(fixes.filter((one) => !tryFixes(content, [one], checker))).toEqual([]);
  });
});

it('of an address that begins with www. is made, of one with http: it is only named', () => {
  const fixesOf = (link: string) =>
    checked({ 'team.yaml': ['https://profiles.lindenhof.example/ada', link] }).errors.map(({ fix }) => fix?.text);
  expect(fixesOf('www.lindenhof.example/ada')).toEqual(['"https://www.lindenhof.example/ada"']);
  expect(fixesOf('http://www.lindenhof.example/ada')).toEqual([undefined]);
});

describe('a colour that can’t be read', () => {
  const theme = (color: string) => {
    const source = { file: 'base/_theme.yaml', text: `colors:\n  light:\n    text: '${color}'\n` };
    const { diagnostics } = compileContent({ ...frozenContent, theme: source }, checker);
    return diagnostics.filter(({ file }) => file === source.file);
  };

  it('is told which way to go, and gets the nearest shade that is enough', () => {
    const [{ inForms, fix } = {}] = theme('#dddddd');
    expect(inForms?.message).toMatch(/^In the light theme, “[^”]+” can hardly be read on “[^”]+”\.$/);
    expect(inForms?.help).toMatch(/^Make “[^”]+” darker: “#[\da-f]{6}” is just enough\.$/);
    const shade = fix?.text.replaceAll(/['"]/g, '') ?? '';
    expect(shade).toMatch(/^#[\da-f]{6}$/);
    expect(theme(shade)).toEqual([]);
  });
});
