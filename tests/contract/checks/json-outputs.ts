import { join } from 'node:path';
import { messagesCommand, Spool } from '#contact-server';
import { compileContent } from '#engine';
import { changesBetween, formatChangesJson } from '#engine/changes';
import { formatJson } from '#engine/report';
import { newMessage } from '../../contact/support/messages.ts';
import { checker, contentOf, sampleText, textsWith } from '../../refactor/support/small-site.ts';
import { removeFolder, temporaryFolder } from '../../support/content.ts';

const emptyDigests = new Map<string, string>();

/** What commands print for programs, by the names of its fields: made of pages with all that they tell of. */
export async function jsonOutputs(): Promise<Record<string, string>> {
  const about = sampleText('about.yaml');
  const wrong = contentOf(textsWith({ 'about.yaml': about.replace('description:', 'descripton:') }));
  const { diagnostics } = compileContent(wrong, checker, { now: 0 });
  const before = { files: contentOf(textsWith({})), digests: emptyDigests };
  const changed = textsWith({ 'about.yaml': about.replace(/^( +)heading: .*$/m, '$1heading: Another one') });
  const groups = changesBetween({ before, after: { files: contentOf(changed), digests: emptyDigests }, checker });
  return {
    'JSON of messages': shapeOf(JSON.parse(await listedMessages())),
    'JSON of validate': shapeOf(JSON.parse(formatJson(1, diagnostics))),
    'JSON of changes': shapeOf(JSON.parse(formatChangesJson(groups, { name: 'main', commit: 'abc' }))),
  };
}

/** A message that has come, as the command lists it. */
async function listedMessages(): Promise<string> {
  const dataDir = temporaryFolder();
  try {
    await new Spool(join(dataDir, 'messages')).accept(await newMessage());
    return (await messagesCommand(['--format', 'json'], dataDir)).stdout;
  } finally {
    removeFolder(dataDir);
  }
}

/** The names of all fields of a value, however deep, and the kinds of what they hold. */
function shapeOf(value: unknown): string {
  return [...new Set(placesIn(value, ''))].sort().join(' ');
}

function placesIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => placesIn(inner, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [`${place}:${value === null ? 'null' : typeof value}`];
  return Object.entries(value).flatMap(([name, inner]) => placesIn(inner, place === '' ? name : `${place}.${name}`));
}
