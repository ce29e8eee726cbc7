import { html } from 'hono/html';
import { singleLine } from '../text.ts';
import type { AnswerValue, AskedAnswer, OwnMessage } from './fields.ts';

/** An answer as people read it. */
export function answerText(value: AnswerValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? value.join('\n') : String(value);
}

/**
 * A message from a form of one's own as a letter: each question, and below it what was answered, in the order in which it was asked;
 * what was left empty is left out. Questions begin their lines and answers never do, so that no answer passes for another question.
 */
export function letterText(own: OwnMessage, receivedAt: string): string {
  const parts = answered(own).map(({ label, value }) => {
    const lines = answerText(value).split(/[\n\v\f\u0085\p{Zl}\p{Zp}]/u);
    return [singleLine(label), ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return `${opening(own)}\n\n${parts.join('\n\n')}\n\nReceived: ${receivedAt}\n`;
}

/** The same as a page. */
export async function letterHtml(own: OwnMessage, receivedAt: string): Promise<string> {
  const parts = answered(own).map(
    ({ label, value }) => html`<dt style="margin-top: 1em; font-weight: bold">${singleLine(label)}</dt>
<dd style="margin: 0; white-space: pre-wrap">${answerText(value)}</dd>
`,
  );
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<p>${opening(own)}</p>
<dl>
${parts}</dl>
<p>Received: ${receivedAt}</p>
</html>
`;
  return String(await page);
}

function answered({ fields }: OwnMessage): readonly AskedAnswer[] {
  return fields.filter(({ value }) => answerText(value) !== '');
}

function opening({ title }: OwnMessage): string {
  return `This was sent with the form “${singleLine(title)}”.`;
}
