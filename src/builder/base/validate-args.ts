import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

const formats = ['text', 'json', 'github', 'sarif'] as const;

export type ValidateArgs = {
  files: string[];
  pages: string;
  format: (typeof formats)[number];
  fix: boolean;
  /** Whether notes are printed; the summary of a workflow always lists them. */
  notes: boolean;
  help: boolean;
};

const usage = 'Usage: npm run validate -- [FILE…] [--pages DIR] [--format text|json|github|sarif] [--fix] [--no-notes]';

/** What the command does, for somebody who asks for it. */
export const validateHelp = `Checks page definitions: all of them, or the files that are named.

${usage}
  --pages DIR      the folder of the pages (pages)
  --format NAME    text for people, json for programs, github and sarif for pull requests (text)
  --fix            fixes what can be fixed surely, and shows what it changed
  --no-notes       leaves the notes out; in a workflow the summary of the run still lists them

It ends with 0 where nothing is wrong, 1 where pages have errors, 2 where the command was called wrongly or a schema
is broken, 3 where the validator itself has a mistake. What each message means stands in docs/diagnostics.md.`;

/**
 * The arguments of the command. Files are looked for from the current folder and from `startedIn`, the folder
 * that npm was started in. Throws UsageError with one plain line where they make no sense.
 */
export function parseValidateArgs(args: readonly string[], startedIn: string | undefined): ValidateArgs {
  const { values, positionals } = read(args);
  const format = formats.find((known) => known === values.format);
  if (!format) throw new UsageError(`There is no format \`${values.format}\`. ${usage}`);
  return {
    files: positionals.map((file) => find(file, startedIn)),
    pages: values.pages,
    format,
    fix: values.fix,
    notes: !values['no-notes'],
    help: values.help,
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        pages: { type: 'string', default: 'pages' },
        format: { type: 'string', default: 'text' },
        fix: { type: 'boolean', default: false },
        'no-notes': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
}

function find(file: string, startedIn: string | undefined): string {
  const found = [resolve(file), ...(startedIn === undefined ? [] : [resolve(startedIn, file)])].find((path) =>
    existsSync(path),
  );
  if (found === undefined) throw new UsageError(`There is no file \`${file}\`. ${usage}`);
  return found;
}
