import { appendFileSync } from 'node:fs';
import { type Command, commandArgs, runCommand, seeHelp, UsageError } from '#builder/base';
import { checkLinks, linksReport } from '#builder/change';
import { formatStepSummary } from '#engine/report';

const command = {
  name: 'links',
  does: 'Asks other sites whether the links of the pages still lead somewhere, and keeps what they answer.',
  usage: ['npm run links -- [--pages DIR] [--minutes N] [--all] [--again] [--inside]'],
  options: {
    pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' },
    minutes: {
      type: 'string',
      default: '15',
      value: 'N',
      words: 'how long it may take; what is left comes next time (15)',
    },
    all: { type: 'boolean', default: false, words: 'lists also what is not told yet, and what nobody can judge' },
    again: { type: 'boolean', default: false, words: 'asks also for what was asked lately' },
    inside: { type: 'boolean', default: false, words: 'asks servers of your own network too' },
  },
  example: 'npm run links -- --all',
  allowPositionals: false,
  more: `Meant to be run each night. Each server is asked for one thing at a time, and only for what its robots.txt allows. What was found so on
three days running is a note, in \`npm run validate\`, the preview and the Studio. It ends with 0 where there is nothing to tell, else with 1.`,
} as const satisfies Command;

/** `npm run links [-- --pages DIR] [--minutes N] [--all] [--again] [--inside]`: what has become of links to elsewhere. */
await runCommand(async () => {
  const { values } = commandArgs(command);
  const minutes = Number(values.minutes);
  if (!(minutes > 0))
    throw new UsageError(`\`--minutes\` takes a number, not \`${values.minutes}\`. ${seeHelp(command)}`);
  const report = await checkLinks(values.pages, { minutes, asksInside: values.inside, isAgain: values.again });
  console.log(linksReport(report, values.all));
  // The workflow's own file, wherever that is: no name of content, and nothing for `inside.ts`.
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  const scope = { files: new Set(report.diagnostics.map(({ file }) => file)).size, pages: report.files.pages.length };
  if (summary) appendFileSync(summary, formatStepSummary(report.diagnostics, scope, undefined));
  process.exitCode = report.diagnostics.length > 0 ? 1 : 0;
});
