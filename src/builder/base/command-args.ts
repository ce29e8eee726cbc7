import { parseArgs } from 'node:util';
import { codeOf } from './error-code.ts';
import { UsageError } from './usage-error.ts';

/** An option of a command, with what it does in a few words and, where it takes a value, what that is called. */
type Option = { type: 'string' | 'boolean'; default?: string | boolean; value?: string; words: string };

/** What people are told of a command, and how it reads its arguments. `usage` is one line for each way to call it. */
export type Command = {
  name: string;
  does: string;
  usage: readonly string[];
  options: Readonly<Record<string, Option>>;
  /** How it is called, with ` -- ` before what it is given, as npm asks for it. */
  example: string;
  more?: string;
  /** Whether it takes words beside its options. */
  allowPositionals: boolean;
};

/** Somebody asked what a command does; the message is the answer. */
export class HelpAsked extends Error {}

/** How a command is called, without quotes: `npm run page --`. */
function called({ name }: Command): string {
  return name === 'start' ? 'npm start --' : `npm run ${name} --`;
}

/** How somebody sees what a command can do. */
export function seeHelp(command: Command): string {
  return `\`${called(command)} --help\` says how it is used.`;
}

/** The ways to call a command and its options, for somebody who called it in another way. */
export function wrongUsage(command: Command): UsageError {
  const usage = command.usage.map((line) => `  ${line}`);
  return new UsageError(['Write one of:', ...usage, 'Options:', ...optionLines(command), seeHelp(command)].join('\n'));
}

/**
 * The arguments that a command was given. Throws HelpAsked where somebody wants its help, and UsageError, with the nearest
 * option, for one that it doesn't have.
 */
export function commandArgs<const Given extends Command>(
  command: Given,
  args: readonly string[] = process.argv.slice(2),
) {
  const options: Given['options'] = command.options;
  const allowPositionals: Given['allowPositionals'] = command.allowPositionals;
  const config: Pick<Given, 'options' | 'allowPositionals'> & { args: string[] } = {
    args: [...args],
    options,
    allowPositionals,
  };
  const known = Object.keys(options);
  const { tokens } = parseArgs({ ...config, allowPositionals: true, strict: false, tokens: true });
  const written = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  if (written.some(({ rawName }) => rawName === '--help' || rawName === '-h')) throw new HelpAsked(helpOf(command));
  const unknown = written.find(({ name }) => !known.includes(name));
  if (unknown) {
    const near = nearestOption(unknown.name, known);
    const meant = near === undefined ? '' : ` Did you mean \`--${near}\`?`;
    throw new UsageError(`There is no option \`${unknown.rawName}\`.${meant} ${seeHelp(command)}`);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError) || !codeOf(error)?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new UsageError(`${error.message.replace(/\.?$/, '.')} ${seeHelp(command)}`);
  }
}

/**
 * The one option whose letters are nearly those of a word, in any order; at most a third of them may be in one of both alone.
 * The server has commands too, and holds nothing of the content's code, which compares words with more care.
 */
function nearestOption(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((name) => ({ name, distance: lettersApart(word, name) }))
    .filter(({ distance }) => distance <= Math.max(word.length, 3) / 3)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.distance === near[1]?.distance ? undefined : near[0]?.name;
}

/** How many letters stand in one of two words alone, whichever has more of them. */
function lettersApart(one: string, other: string): number {
  const letters = (word: string) => [...word.toLowerCase().replaceAll('-', '')];
  const without = (all: string[], taken: string[]) => {
    const left = [...taken];
    return all.filter((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    }).length;
  };
  const [a, b] = [letters(one), letters(other)];
  return Math.max(without(a, b), without(b, a));
}

/** A line for each option of a command, `--help` as well. */
function optionLines({ options }: Command): string[] {
  const all = [
    ...Object.entries(options),
    ['help', { words: 'shows how the command is used, and does nothing' }] as const,
  ];
  const named = all.map(([name, option]) => {
    const value = 'value' in option && option.value !== undefined ? ` ${option.value}` : '';
    return { option: `--${name}${value}`, words: option.words };
  });
  const width = Math.max(...named.map(({ option }) => option.length));
  return named.map(({ option, words }) => `  ${option.padEnd(width)}   ${words}`);
}

/** What a command does, how it is called, and an example. */
function helpOf(command: Command): string {
  const { does, usage, example, more } = command;
  return [
    does,
    '',
    ...usage.map((line, index) => `${index === 0 ? 'Usage: ' : '       '}${line}`),
    '',
    'Options:',
    ...optionLines(command),
    '',
    `Example: ${example}`,
    ...(more === undefined ? [] : ['', more]),
  ].join('\n');
}
