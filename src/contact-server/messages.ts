import { join } from 'node:path';
import { type Command, commandArgs, HelpAsked, UsageError, wrongUsage } from '#builder/base';
import { causeOf } from '#contact-function';
import { command } from './delivery/command.ts';
import { messageActions } from './delivery/message-actions.ts';
import { listAsJson, listAsText, printable } from './message-list.ts';
import { Spool, type SpooledMessage } from './spool/spool.ts';

const described = {
  name: 'messages',
  does: 'Lists the messages that the contact form of `npm run serve` has received, delivers them again and deletes them.',
  usage: [
    'npm run messages                               what has come, oldest first',
    'npm run messages -- --format json              the same as JSON',
    'npm run messages -- retry ID                   try to deliver a message again, now',
    'npm run messages -- release ID                 deliver a message that was kept back',
    'npm run messages -- delete ID…                 delete messages for good, delivered or not',
    'npm run messages -- delete --older-than DAYS   delete all that came more than so many days ago, delivered or not',
  ],
  options: {
    format: { type: 'string', value: 'NAME', words: 'text for people, json for programs (text)' },
    'older-than': { type: 'string', value: 'DAYS', words: 'which messages are deleted' },
  },
  example: 'npm run messages -- delete --older-than 90',
  allowPositionals: true,
} as const satisfies Command;

/** What a command prints, and its exit code: 0 done, 1 not possible, 2 wrong usage. */
export type CommandOutput = { stdout: string; stderr: string; exitCode: 0 | 1 | 2 };

/** What was asked for: the list, or lines for the process that may change messages. */
type Wish = { format: 'text' | 'json' } | { lines: string[] };

/** Runs \`npm run messages\` on the messages of a data folder. */
export async function messagesCommand(args: string[], dataDir: string): Promise<CommandOutput> {
  const wish = asked(args);
  if ('exitCode' in wish) return wish;
  const spool = new Spool(join(dataDir, 'messages'));
  try {
    return 'format' in wish ? await list(spool, wish.format) : await runLines(dataDir, spool, wish.lines);
  } catch (error) {
    const reason = `The messages in ${spool.folder} can't be read or changed (${causeOf(error)}).`;
    return { stdout: '', stderr: `${printable(reason)}\n`, exitCode: 1 };
  }
}

/** What was asked for, or what to answer where that is help or can't be understood. */
function asked(args: string[]): Wish | CommandOutput {
  try {
    const wish = parse(args);
    if (!wish) throw wrongUsage(described);
    return wish;
  } catch (error) {
    if (error instanceof HelpAsked) return { stdout: `${error.message}\n`, stderr: '', exitCode: 0 };
    if (error instanceof UsageError)
      return { stdout: '', stderr: `${error.message.split('\n').map(printable).join('\n')}\n`, exitCode: 2 };
    throw error;
  }
}

function parse(args: string[]): Wish | undefined {
  const { values, positionals } = commandArgs(described, args);
  const [verb, ...ids] = positionals;
  const { format = 'text', 'older-than': days } = values;
  if (verb === undefined) return days === undefined && isFormat(format) ? { format } : undefined;
  if (values.format !== undefined) return undefined;
  if (days !== undefined)
    return verb === 'delete' && ids.length === 0 && /^\d{1,5}$/.test(days) ? { lines: [`expire ${days}`] } : undefined;
  const isPossible = verb === 'delete' ? ids.length > 0 : ids.length === 1;
  const action = messageActions.find((name) => name === verb);
  return action && isPossible ? { lines: ids.map((id) => `${action} ${id}`) } : undefined;
}

function isFormat(text: string): text is 'text' | 'json' {
  return text === 'text' || text === 'json';
}

async function runLines(dataDir: string, spool: Spool, lines: readonly string[]): Promise<CommandOutput> {
  const output: CommandOutput = { stdout: '', stderr: '', exitCode: 0 };
  for (const line of lines) {
    const [verb, id = ''] = line.split(' ');
    const isUnknown = verb !== 'expire' && !(await spool.has(id));
    const { isDone, words } = isUnknown
      ? { isDone: false, words: `There is no message ${id}.` }
      : await command(dataDir, spool, line);
    output[isDone ? 'stdout' : 'stderr'] += `${printable(words)}\n`;
    if (!isDone) output.exitCode = 1;
  }
  return output;
}

async function list(spool: Spool, format: 'text' | 'json'): Promise<CommandOutput> {
  const unreadable: string[] = [];
  const messages: SpooledMessage[] = [];
  for await (const message of spool.messages((file) => unreadable.push(file))) messages.push(message);
  messages.sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : a.receivedAt > b.receivedAt ? 1 : 0));
  const stderr = unreadable.map((file) => `${printable(file)} can't be read.\n`).join('');
  const exitCode = unreadable.length === 0 ? 0 : 1;
  const stdout = format === 'json' ? listAsJson(messages) : listAsText(messages, spool.folder, Date.now());
  return { stdout, stderr, exitCode };
}
