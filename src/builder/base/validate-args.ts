import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, commandArgs, seeHelp } from './command-args.ts';
import { UsageError } from './usage-error.ts';

const formats = ['text', 'json', 'github', 'sarif', 'html'] as const;

export type ValidateArgs = {
  files: string[];
  pages: string;
  format: (typeof formats)[number];
  fix: boolean;
  /** Whether notes are printed; the summary of a workflow always lists them. */
  notes: boolean;
};

const command = {
  name: 'validate',
  does: 'Checks page definitions: all of them, or the files that are named.',
  usage: ['npm run validate -- [FILE…] [--pages DIR] [--format text|json|github|sarif|html] [--fix] [--no-notes]'],
  options: {
    pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' },
    format: {
      type: 'string',
      default: 'text',
      value: 'NAME',
      words:
        'text for people, json for programs, github and sarif for pull requests, html for all of it as a page (text)',
    },
    fix: { type: 'boolean', default: false, words: 'fixes what can be fixed surely, and shows what it changed' },
    'no-notes': {
      type: 'boolean',
      default: false,
      words: 'leaves the notes out; in a workflow the summary of the run still lists them',
    },
  },
  example: 'npm run validate -- pages/about.yaml --fix',
  allowPositionals: true,
  more: `It ends with 0 where nothing is wrong, 1 where pages have errors, 2 where the command was called wrongly or a schema
is broken, 3 where the validator itself has a mistake. What each message means stands in docs/diagnostics.md.`,
} as const satisfies Command;

/**
 * The arguments of the command. Files are looked for from the current folder and from `startedIn`, the folder
 * that npm was started in. Throws HelpAsked where its help is wanted, UsageError with one plain line where they make no sense.
 */
export function parseValidateArgs(args: readonly string[], startedIn: string | undefined): ValidateArgs {
  const { values, positionals } = commandArgs(command, args);
  const format = formats.find((known) => known === values.format);
  if (!format) throw new UsageError(`There is no format \`${values.format}\`. ${seeHelp(command)}`);
  return {
    files: positionals.map((file) => find(file, startedIn)),
    pages: values.pages,
    format,
    fix: values.fix,
    notes: !values['no-notes'],
  };
}

function find(file: string, startedIn: string | undefined): string {
  const found = [resolve(file), ...(startedIn === undefined ? [] : [resolve(startedIn, file)])].find((path) =>
    existsSync(path),
  );
  if (found === undefined) throw new UsageError(`There is no file \`${file}\`. ${seeHelp(command)}`);
  return found;
}
