import { expect, it } from 'vitest';
import { checker, sampleFiles, sampleFolder } from '../../../../tests/diagnostics/support/samples.ts';
import { compileContent } from '../../pipeline.ts';

const files = sampleFiles(sampleFolder('form/range'));
const text = files.site?.text ?? '';

/** What is said of a form with these questions, by code; notes aside. */
function said(questions: string, rules = ''): string[] {
  const fields = questions
    .trim()
    .split('\n')
    .map((line) => `      - { ${line.trim()} }\n`)
    .join('');
  const changed = text.replace(/(?<= {4}fields:\n)(?: {6}.*\n)+/, fields + rules);
  expect(changed).not.toBe(text);
  const { diagnostics } = compileContent({ ...files, site: { file: 'pages/_site.yaml', text: changed } }, checker);
  return diagnostics.filter(({ severity }) => severity !== 'note').map(({ code, message }) => `${code} ${message}`);
}

const email = 'key: email, kind: email, label: Email';
const who = 'key: who, kind: choice, label: Who?, options: [{ key: a, label: A }, { key: b, label: B }]';
const more = 'key: more, kind: text, label: More, required: true';

it('a condition asks a choice that comes before it', () => {
  expect(said(`${email}\n${who}\n${more}, when: { who: a }`)).toEqual([]);
  expect(said(`${email}\n${more}, when: { who: a }\n${who}`)).toEqual([
    'form/condition `who` is asked only after this one, so this condition is never met.',
  ]);
  expect(said(`${email}\n${who}\n${more}, when: { whom: a }`)).toEqual([
    'form/condition `whom` is no question of this form, so this condition is never met.',
  ]);
  expect(said(`${email}\n${more}, when: { more: a }`)).toEqual([
    'form/condition `more` is this question itself, so this condition is never met.',
  ]);
  expect(said(`${email}\n${more}, when: { email: a }`)).toEqual([
    'form/condition `email` has no choices, so this condition is never met.',
  ]);
  expect(said(`${email}\n${who}\n${more}, when: { who: c }`)).toEqual([
    'form/condition `c` is none of the choices of that question, so this condition is never met.',
  ]);
});

it('a rule asks any choice of the form, and names a mailbox that there is', () => {
  const rule = (when: string, mailbox: string) => `    rules: [{ when: { ${when} }, mailbox: ${mailbox} }]\n`;
  expect(said(`${email}\n${who}`, rule('who: a', 'pilot'))).toEqual([]);
  expect(said(`${email}\n${who}`, rule('who: c', 'pilot'))).toEqual([
    'form/condition `c` is none of the choices of that question, so this condition is never met.',
  ]);
  expect(said(`${email}\n${who}`, rule('who: a', 'schools'))).toEqual([
    'mailbox/unknown There is no mailbox `schools`.',
  ]);
});

it('each kind of question has what it needs', () => {
  const missing = (name: string) => [`field/missing This question has no \`${name}\`, which it needs.`];
  expect(said(`${email}\nkey: who, kind: choice, label: Who?`)).toEqual(missing('options'));
  expect(said(`${email}\nkey: more, kind: text`)).toEqual(missing('label'));
  expect(said(`${email}\nkey: yes_please, kind: consent`)).toEqual(missing('text'));
  expect(said(`${email}\nkey: yes_please, kind: consent, text: I agree., label: Yes`)).toEqual([
    'form/other-kind A question of the kind `consent` has no `label`.',
  ]);
});

it('a short name stands once among the choices of a question, and is none of the form’s own', () => {
  expect(
    said(`${email}\nkey: who, kind: choice, label: Who?, options: [{ key: a, label: A }, { key: a, label: B }]`),
  ).toEqual([expect.stringContaining('form/twice `key: a` is used twice in this question')]);
  for (const key of ['form', 'language', 'First', 'form-trap'])
    expect(said(`${email}\nkey: ${key}, kind: text, label: A`)).toEqual([expect.stringContaining('value/form')]);
});

it('limits are days where a day is asked for, and numbers elsewhere', () => {
  const day = 'key: day, kind: date, label: When?';
  expect(said(`${email}\n${day}, from: today, to: today + 2 weeks`)).toEqual([]);
  expect(said(`${email}\n${day}, from: 2027-03-01, to: today`)).toEqual([]);
  const limits = (limit: string, kind: string) => [`form/limit \`${limit}\` is no ${kind}, so it limits nothing here.`];
  expect(said(`${email}\n${day}, from: 7`)).toEqual(limits('7', 'day'));
  expect(said(`${email}\n${day}, to: 2027-02-30`)).toEqual(limits('2027-02-30', 'day'));
  expect(said(`${email}\nkey: cv, kind: file, label: CV, to: today`)).toEqual(limits('today', 'number'));
  expect(said(`${email}\n${day}, from: today + 14 days, to: today + 1 week`)).toEqual([
    'form/range No day is both today + 14 days or later and today + 1 week or earlier.',
  ]);
  expect(said(`${email}\n${day}, from: tomorrow`)).toEqual([expect.stringMatching(/^value\//)]);
});

it('the hint of a question may show what an address looks like, a note may not: it could be a link', () => {
  const notesOf = (question: string) => {
    const changed = text.replace(/(?<=\n {6}- )\{ key: pupils.*\}/, `{ ${question} }`);
    expect(changed).not.toBe(text);
    const { diagnostics } = compileContent({ ...files, site: { file: 'pages/_site.yaml', text: changed } }, checker);
    return diagnostics.map(({ code }) => code).filter((code) => code === 'text/bare-address');
  };
  expect(notesOf('key: more, kind: text, label: More, hint: Such as you@firma.org')).toEqual([]);
  expect(notesOf('key: more, kind: note, text: Such as you@firma.org')).toEqual(['text/bare-address']);
});
