import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import type { Diagnostic } from '#kit/model';
import { runSamples } from '../../../tests/diagnostics/support/samples.ts';
import { codes } from '../catalogue/index.ts';
import { summaryLine } from './count.ts';
import { codeFrame } from './frame.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatSarif } from './sarif.ts';
import { formatStepSummary } from './step-summary.ts';
import { formatText } from './text.ts';

const all = runSamples().flatMap(({ diagnostics }) => diagnostics);
const misspelt: Diagnostic = {
  file: 'pages/home.yaml',
  line: 38,
  column: 9,
  endLine: 38,
  endColumn: 14,
  severity: 'error',
  code: 'field/unknown',
  where: 'Home, section 4 (card-grid "Our services"), card 2',
  message: 'This card has no field `titel`.',
  help: 'Change it to `title`.',
  fix: { range: [812, 817], text: 'title' },
};

describe('json', () => {
  it('is one object of counts and diagnostics', () => {
    expect(JSON.parse(formatJson(24, [misspelt]))).toEqual({
      files: 24,
      errors: 1,
      warnings: 0,
      notes: 0,
      diagnostics: [misspelt],
    });
  });

  it('leaves out what there is nothing to say of', () => {
    for (const diagnostic of all) for (const value of Object.values(diagnostic)) expect(value).not.toBeUndefined();
  });
});

describe('github', () => {
  it('escapes what would end a command or a property', () => {
    const odd = { ...misspelt, file: 'pages/a,b:c.yaml', message: '100 %\nor more' };
    expect(formatGithub([odd])).toBe(
      '::error file=pages/a%2Cb%3Ac.yaml,line=38,col=9,endLine=38,endColumn=14,title=A field that does not exist::' +
        '100 %25%0Aor more%0AChange it to `title`.%0A(Home, section 4 (card-grid "Our services"), card 2)%0A[field/unknown]',
    );
  });

  it('is one line a diagnostic', () => {
    expect(formatGithub(all).split('\n')).toHaveLength(all.length);
    expect(formatGithub([{ ...misspelt, severity: 'note' }])).toMatch(/^::notice /);
  });
});

describe('sarif', () => {
  // The published schema is written for an older draft, whose `id` is now `$id`.
  const {
    $schema: _,
    id: __,
    ...schema
  } = JSON.parse(
    readFileSync(join(projectRoot, 'tests/diagnostics/support/sarif-2.1.0.schema.json'), 'utf8'),
  ) as Record<string, unknown>;
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);

  it('follows its published schema for every code', () => {
    expect(new Set(all.map(({ code }) => code)).size).toBe(codes.length);
    validate(JSON.parse(formatSarif(all)));
    expect(validate.errors).toBeNull();
  });

  it('refers to the rule of each result', () => {
    const log = JSON.parse(formatSarif(all)) as {
      runs: [{ tool: { driver: { rules: { id: string }[] } }; results: { ruleId: string; ruleIndex: number }[] }];
    };
    const { tool, results } = log.runs[0];
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  });
});

describe('step summary', () => {
  it('is a table for each file, with nothing that breaks it', () => {
    const text = formatStepSummary(
      [misspelt, { ...misspelt, message: 'a | b <i>' }],
      { files: 24, pages: 20 },
      'https://host.example/docs',
    );
    expect(text).toContain('2 mistakes in 1 of 20 pages. Nothing was published.');
    expect(text).toContain('| 38 | a \\| b &lt;i><br><small>');
    expect(text).toContain('[`field/unknown`](https://host.example/docs#field-unknown)');
  });

  it('lists the notes by themselves, folded up', () => {
    const note = { ...misspelt, severity: 'note', message: 'This button does nothing yet.' } as const;
    const text = formatStepSummary([misspelt, note], { files: 24, pages: 20 }, undefined);
    const [problems = '', notes = ''] = text.split('<details>');
    expect(problems).not.toContain(note.message);
    expect(notes).toContain('<summary>Notes: 1</summary>');
    expect(notes).toMatch(/\n\| pages\/home\.yaml \| 38 \| This button does nothing yet\./);
    expect(formatStepSummary([misspelt], { files: 24, pages: 20 }, undefined)).not.toContain('<details>');
  });
});

describe('text', () => {
  it('marks the wrong word under letters of any width', () => {
    const text = 'a\n日本: 👩‍👩‍👧 x wrong';
    const frame = codeFrame(text, {
      ...misspelt,
      line: 2,
      column:
        text.split('\n')[1]?.indexOf('wrong') === undefined ? 1 : (text.split('\n')[1] ?? '').indexOf('wrong') + 1,
      endLine: 2,
      endColumn: 100,
    });
    expect(frame).toEqual(['  1 | a', '  2 | 日本: 👩‍👩‍👧 x wrong', `    | ${' '.repeat(11)}^^^^^`]);
  });

  it('shows the place in a long line', () => {
    const text = `${'word '.repeat(60)}wrong ${'word '.repeat(60)}`;
    const [line = '', carets = ''] = codeFrame(text, {
      ...misspelt,
      line: 1,
      column: 301,
      endLine: 1,
      endColumn: 306,
    });
    expect(line.length).toBeLessThan(115);
    expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('wrong');
  });

  it('lets no control character of a file reach the terminal', () => {
    const report = formatText([{ ...misspelt, message: '\u001b[31m' }], {
      sources: new Map([['pages/home.yaml', `${'\n'.repeat(37)}\u001b]0;x\u0007`]]),
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });

  it('has colours only where it is told so', () => {
    expect(formatText([misspelt])).not.toContain('\u001b');
    expect(formatText([misspelt], { isColored: true })).toContain('\u001b[31merror');
  });

  it('ends with what it comes to', () => {
    const scope = { files: 24, pages: 20 };
    expect(summaryLine([misspelt, misspelt], scope)).toBe('2 mistakes in 1 of 20 pages. Nothing was published.');
    const gone = ['a', 'b', 'c'].map((name) => ({ ...misspelt, file: `pages/${name}.yaml` }));
    expect(summaryLine(gone, { files: 3, pages: 2 })).toBe('3 mistakes in 3 pages. Nothing was published.');
    expect(summaryLine([{ ...misspelt, file: 'pages/_site.yaml' }], scope)).toBe(
      '1 mistake in 1 of 24 files. Nothing was published.',
    );
    expect(summaryLine([{ ...misspelt, severity: 'note' }], scope)).toBe(
      'No mistakes in 20 pages and 4 other files. 1 note.',
    );
  });
});

describe('words', () => {
  it("are the editor's", () => {
    for (const { message, help } of all)
      expect(`${message} ${help ?? ''}`).not.toMatch(
        /\b(?:object|array|string|schema|property|pointer|regex|boolean|null|undefined|NaN)\b/i,
      );
  });

  it('say it and do not ask', () => {
    for (const { message, help } of all) {
      expect(message).toMatch(/[.)]$/);
      // An address may hold one.
      expect(`${message} ${help ?? ''}`.replaceAll(/`[^`]*`/g, '')).not.toContain('?');
    }
  });
});
