import type { Box } from '#kit/model';
import type { SpooledMessage } from '../spool/spool.ts';
import { answersOf, boxOf, type InboxEntry, recipientOfMessage } from './entry.ts';

/** A message with what the index knows of it. */
export type Exported = { kept: SpooledMessage; entry: InboxEntry };

/** What begins a formula in a spreadsheet, also in the wide letters of East Asian keyboards and behind blanks (OWASP, CSV injection). */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u;

/** A number as a form's own question keeps it. No formula, though it may begin with a sign. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** Excel reads a file as UTF-8 that begins with this. */
const byteOrderMark = '\uFEFF';

const boxWords: Readonly<Record<Box, string>> = {
  new: 'new',
  answered: 'answered',
  archived: 'archived',
  apart: 'kept apart',
};

/**
 * Messages as a table that spreadsheets open: a line a message, a column a question as it was asked, so that an answer never stands
 * under a question that was asked later. No cell is a formula. `messages` is gone through twice.
 */
export async function* csvOf(messages: () => AsyncIterable<Exported>): AsyncGenerator<string> {
  const questions = new Set<string>();
  for await (const { kept } of messages()) for (const { label } of answersOf(kept.message)) questions.add(label);
  yield byteOrderMark + line(['Received', 'Form', 'Goes to', 'State', 'Delivery', ...questions]);
  for await (const { kept, entry } of messages()) {
    const answers = new Map<string, string>();
    // Two questions may have the same words.
    for (const { label, text } of answersOf(kept.message))
      answers.set(label, answers.has(label) ? `${answers.get(label)}\n${text}` : text);
    const about = [
      kept.receivedAt,
      entry.form.title,
      recipientOfMessage(kept)?.address ?? '',
      boxWords[boxOf(entry)],
      kept.status,
    ];
    yield line([...about, ...[...questions].map((label) => answers.get(label) ?? '')]);
  }
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** A cell, in quotes where it needs them; one that a spreadsheet would run is a text. */
function cell(text: string): string {
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n\t;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
