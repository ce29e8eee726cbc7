import { html } from 'hono/html';
import { singleLine } from '../text.ts';
import type { AnswerValue, AskedAnswer, OwnMessage } from './fields.ts';
import { sizeWords } from './files.ts';

/** An answer as people read it. */
export function answerText(value: AnswerValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? value.join('\n') : String(value);
}

/**
 * A message from a form of one's own as a letter: each question, and below it what was answered, in the order in which it was asked;
 * what was left empty is left out. Questions begin their lines and answers never do, so that no answer passes for another question.
 */
export function letterText(own: OwnMessage, receivedAt: string, inbox?: string): string {
  const parts = answered(own).map((answer) => {
    const { label } = answer;
    const lines = wordsOf(answer, own).split(/[\n\v\f\u0085\p{Zl}\p{Zp}]/u);
    return [singleLine(label), ...lines.map((line) => `  ${line}`)].join('\n');
  });
  const rest = own.files ? `${whereFilesAre}${inbox === undefined ? '.' : `: ${inbox}`}\n\n` : '';
  return `${opening(own)}\n\n${parts.join('\n\n')}\n\n${rest}Received: ${receivedAt}\n`;
}

/** The same as a page. */
export async function letterHtml(own: OwnMessage, receivedAt: string, inbox?: string): Promise<string> {
  const parts = answered(own).map(
    (answer) => html`<dt style="margin-top: 1em; font-weight: bold">${singleLine(answer.label)}</dt>
<dd style="margin: 0; white-space: pre-wrap">${wordsOf(answer, own)}</dd>
`,
  );
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<p>${opening(own)}</p>
<dl>
${parts}</dl>
${
  own.files
    ? html`<p>${inbox === undefined ? whereFilesAre : html`<a href="${inbox}">${whereFilesAre}</a>`}.</p>
`
    : ''
}<p>Received: ${receivedAt}</p>
</html>
`;
  return String(await page);
}

/** No mail carries a file: what visitors send is looked at by nobody before. */
const whereFilesAre = 'The files are kept with this message, under Messages in the Studio';

/** An answer as the letter has it: files with their sizes. */
function wordsOf({ key, kind, value }: AskedAnswer, { files = [] }: OwnMessage): string {
  if (kind !== 'file') return answerText(value);
  const own = files.filter((file) => file.key === key);
  return own.map(({ name, bytes }) => `${singleLine(name)} (${sizeWords(bytes)})`).join('\n');
}

function answered({ fields }: OwnMessage): readonly AskedAnswer[] {
  return fields.filter(({ value }) => answerText(value) !== '');
}

function opening({ title }: OwnMessage): string {
  return `This was sent with the form “${singleLine(title)}”.`;
}
