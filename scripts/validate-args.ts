import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

const formats = ['text', 'json', 'github', 'sarif'] as const;

export type ValidateArgs = { files: string[]; pages: string; format: (typeof formats)[number]; fix: boolean };

const usage = 'Usage: npm run validate -- [FILE…] [--pages DIR] [--format text|json|github|sarif] [--fix]';

/**
 * The arguments of the command. Files are looked for from the current folder and from `startedIn`, the folder
 * that npm was started in. Throws UsageError with one plain line where they make no sense.
 */
export function parseValidateArgs(args: readonly string[], startedIn: string | undefined): ValidateArgs {
  const { values, positionals } = read(args);
  const format = formats.find((known) => known === values.format);
  if (!format) throw new UsageError(`There is no format \`${values.format}\`. ${usage}`);
  return { files: positionals.map((file) => find(file, startedIn)), pages: values.pages, format, fix: values.fix };
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
