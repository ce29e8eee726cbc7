import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { messageActions } from './delivery/commands.ts';
import { command } from './delivery/delivery.ts';
import { Spool, type SpooledMessage } from './spool/spool.ts';

const usage = `Usage: npm run messages                   what has come, oldest first
       npm run messages -- --format json  the same as JSON
       npm run messages -- retry ID       try to deliver a message again, now
       npm run messages -- release ID     deliver a message that was kept back`;

/** What a command prints, and its exit code: 0 done, 1 not possible, 2 wrong usage. */
export type CommandOutput = { stdout: string; stderr: string; exitCode: 0 | 1 | 2 };

/** Runs \`npm run messages\` on the messages of a data folder. */
export async function messagesCommand(args: string[], dataDir: string): Promise<CommandOutput> {
  const wrongUsage: CommandOutput = { stdout: '', stderr: `${usage}\n`, exitCode: 2 };
  const parsed = parse(args);
  if (!parsed) return wrongUsage;
  const { format, words } = parsed;
  const spool = new Spool(join(dataDir, 'messages'));
  const [verb, id] = words;
  if (verb === undefined) return list(spool, format);
  const action = messageActions.find((name) => name === verb);
  if (!action || id === undefined || words.length > 2) return wrongUsage;
  const { isQueued, words: answer } = await command(dataDir, spool, action, id);
  return isQueued
    ? { stdout: `${answer}\n`, stderr: '', exitCode: 0 }
    : { stdout: '', stderr: `${answer}\n`, exitCode: 1 };
}

function parse(args: string[]): { format: 'text' | 'json'; words: string[] } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { format: { type: 'string', default: 'text' } },
      allowPositionals: true,
    });
    const { format } = values;
    return format === 'text' || format === 'json' ? { format, words: positionals } : undefined;
  } catch {
    return undefined;
  }
}

async function list(spool: Spool, format: 'text' | 'json'): Promise<CommandOutput> {
  const unreadable: string[] = [];
  const messages: SpooledMessage[] = [];
  for await (const message of spool.messages((file) => unreadable.push(file))) messages.push(message);
  messages.sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : a.receivedAt > b.receivedAt ? 1 : 0));
  const stderr = unreadable.map((file) => `${file} can't be read.\n`).join('');
  const exitCode = unreadable.length === 0 ? 0 : 1;
  return { stdout: format === 'json' ? asJson(messages) : asText(messages, spool.folder), stderr, exitCode };
}

function asJson(messages: SpooledMessage[]): string {
  const rows = messages.map(({ id, receivedAt, status, attempts, lastError, message }) => ({
    id,
    receivedAt,
    status,
    attempts,
    lastError,
    message,
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

function asText(messages: SpooledMessage[], folder: string): string {
  if (messages.length === 0) return `No messages in ${folder}.\n`;
  const entries = messages.map(({ id, receivedAt, status, attempts, lastError, suspicions, message }) => {
    const tries = attempts === 0 ? '' : `, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
    const reason = suspicions.length === 0 ? '' : ` (${suspicions.join(', ')})`;
    const lines = [
      `${receivedAt}  ${id}  ${status}${reason}${tries}`,
      `${message.name} <${message.email}> · ${message.inquiryType || 'no kind of inquiry'}`,
      ...[message.organization, message.phone].filter((text) => text !== ''),
      ...message.message.split('\n'),
      ...(lastError === null ? [] : [`Last error: ${lastError}`]),
    ];
    return lines.map((line, index) => `${index === 0 ? '' : '  '}${visible(line)}\n`).join('');
  });
  return entries.join('\n');
}

/** Text without the control characters that would steer a terminal. */
function visible(line: string): string {
  return line.replace(/\p{Cc}/gu, '\uFFFD');
}
