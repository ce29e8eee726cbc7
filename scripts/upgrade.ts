import { commandArgs, runCommand, siteRoot, wrongUsage } from '#builder/base';
import { upgradeSite } from '#builder/change';

const command = {
  name: 'upgrade',
  does: 'Takes another version of the builder, with pages, pictures before and after and one commit; or changes nothing.',
  usage: [
    'npm run upgrade --                 the newest version',
    'npm run upgrade -- VERSION         that one, such as: npm run upgrade -- 1.2.0',
    'npm run upgrade -- FILE            the one that is packed in a file',
  ],
  options: {},
  example: 'npm run upgrade -- 1.2.0',
  allowPositionals: true,
} as const;

/** `npx pagewright upgrade [VERSION|FILE]`: another version of the builder for the site that one stands in. */
await runCommand(async () => {
  const { positionals } = commandArgs(command);
  const [asked, ...more] = positionals;
  if (more.length > 0) throw wrongUsage(command);
  const from = process.env['INIT_CWD'] ?? '.';
  console.log(await upgradeSite(siteRoot(), { asked, from, say: (line) => console.log(line) }));
});
