import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatChanges, formatChangesJson, formatChangesMarkdown } from '../src/content/changes/index.ts';
import { baseCommit, baseWords } from './changes/base-commit.ts';
import { changesSince } from './changes/content-changes.ts';
import { projectRoot } from './project-root.ts';
import { contentFolder } from './references/asked.ts';
import { runCommand } from './run-command.ts';
import { loadChecker } from './schemas/load-checker.ts';
import { UsageError } from './usage-error.ts';

const usage = `Write: npm run changes -- [--base REF] [--format text|markdown|json] [--pages DIR]
  --base REF       what to compare with: a branch, a tag or a commit (the main branch)
  --format NAME    text for people, markdown for a pull request, json for programs (text)
  --pages DIR      the folder of the pages (pages)`;

/** `npm run changes`: what changed in the content since a commit, in an editor's words. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      format: { type: 'string', default: 'text' },
      pages: { type: 'string', default: 'pages' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const { format } = values;
  const pages = contentFolder(values.pages);
  const root = resolve(pages).startsWith(join(process.cwd(), '/')) ? process.cwd() : resolve(pages, '..');
  const base = baseCommit(root, values.base);
  const groups = changesSince(
    base.commit,
    { root, pages, publicFiles: join(projectRoot, 'public') },
    loadChecker(projectRoot),
  );
  const since = baseWords(root, base);
  if (format === 'text') console.log(formatChanges(groups, since));
  else if (format === 'markdown') console.log(formatChangesMarkdown(groups, since));
  else if (format === 'json') console.log(formatChangesJson(groups, base));
  else throw new UsageError(`There is no format \`${format}\`.\n${usage}`);
});
