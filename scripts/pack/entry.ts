#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  enterSite,
  isUpgrading,
  type PackedNote,
  packedNote,
  projectRoot,
  runCommand,
  siteRoot,
  UsageError,
} from '#builder/base';
import { loadOwnCode } from '#builder/render';
import { nearest } from '#engine/base';

/** The command of the packed builder: `npx pagewright validate --fix` runs `validate` for the site that one stands in. */
const [name] = process.argv.splice(2, 1);
const note = packedNote();

if (name !== undefined && name in note.commands) {
  // As npm says for its scripts: where it was called.
  const called = process.cwd();
  process.env['INIT_CWD'] = called;
  enterSite();
  if (isUpgrading(siteRoot())) await runUpgraded(name, called);
  else {
    // What can't be compiled is told as what is wrong with the site, and the command doesn't begin.
    await runCommand(() => loadOwnCode(siteRoot()));
    if (!process.exitCode) await import(pathToFileURL(join(projectRoot, 'code', `${name}.mjs`)).href);
  }
} else await runCommand(async () => console.log(answer(name, note)));

/** Brings an upgrade to its end that was interrupted, and runs the command by the builder that is there then, from where it was called. */
async function runUpgraded(command: string, called: string): Promise<void> {
  const site = siteRoot();
  const { finishUpgrade, installedCommand } = await import('#builder/change');
  await runCommand(async () => finishUpgrade(site));
  if (process.exitCode) return;
  process.argv.splice(2, 0, command);
  process.chdir(called);
  // Its own file is another one by now, which nobody has loaded so far.
  await import(`${pathToFileURL(installedCommand(site, note.builder)).href}?upgraded`);
}

/** What somebody reads who asks for help, for the version, or for a command that there isn't. Throws UsageError for the last. */
function answer(asked: string | undefined, { builder, version, commands }: PackedNote): string {
  if (asked === '--version') return version;
  if (asked === undefined || asked === '--help' || asked === '-h') return helpOf({ builder, version, commands });
  if (asked === 'gallery') throw new UsageError(`All blocks are shown at /__gallery/ of \`npx ${builder} dev\`.`);
  const near = nearest(asked, Object.keys(commands));
  const meant = near === undefined ? '' : ` Did you mean \`npx ${builder} ${near}\`?`;
  throw new UsageError(`There is no command \`${asked}\`.${meant} \`npx ${builder} --help\` lists all there are.`);
}

function helpOf({ builder, version, commands }: Omit<PackedNote, 'key'>): string {
  const width = Math.max(...Object.keys(commands).map((command) => command.length));
  return [
    `${builder} ${version}: builds the site that one stands in.`,
    '',
    `Usage: npx ${builder} COMMAND`,
    '',
    'Commands:',
    ...Object.entries(commands).map(([command, does]) => `  ${command.padEnd(width)}   ${does}`),
    '',
    `\`npx ${builder} COMMAND --help\` says how one is used.`,
  ].join('\n');
}
