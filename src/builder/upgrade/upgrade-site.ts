import { lstatSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readEnvironmentFiles } from '../base/environment.ts';
import { projectRoot } from '../base/project-root.ts';
import { isUpgrading, upgradePlaces } from '../base/upgrade-places.ts';
import { UsageError } from '../base/usage-error.ts';
import { tryToClaim, whileAlone } from '../files/content-lock.ts';
import { removeManaged } from '../files/managed-folder.ts';
import { cleanRepository, gitEnvironment, makeCommit, type Repository } from './commit.ts';
import { bringOver } from './finish-upgrade.ts';
import { builderFolder, installedVersion, manifestIn } from './installed.ts';
import { installBuilder, makeTree } from './make-tree.ts';
import { type ChangedFile, digestOf, upgradeMark, writeNote } from './note.ts';
import { compareStates } from './pictures.ts';
import { runBuilder } from './run-builder.ts';
import { compareVersions, type Wanted, wantedVersion } from './wanted.ts';

/** What an upgrade knows of a site: its folder, the builder's name, which version it has, and what its package.json says of it. */
type Site = { folder: string; builder: string; present: string; spec: string };

/** What was made of a site beside it: its folder there, what is said of it, and the files that are others then. */
type Made = { next: string; words: string; pictures: string; files: ChangedFile[] };

/**
 * Takes another version of the builder for the site in a folder: it is installed, the pages are brought to its format, checked and built in a
 * copy beside the site, and only then brought over, with one commit. Returns what to tell whoever asked; `say` tells how far it is. Throws
 * UsageError with why it can't be; nothing is changed then. `asked` is a version or a file, named from the folder `from`.
 */
export async function upgradeSite(
  folder: string,
  { asked, from, say }: { asked: string | undefined; from: string; say: (line: string) => void },
): Promise<string> {
  const site = siteOf(folder);
  const { builder, present } = site;
  const release = tryToClaim(folder);
  if (typeof release === 'string')
    throw new UsageError('Another upgrade of this site runs. Wait until it has ended. Nothing was changed.');
  try {
    const wanted = await wantedVersion(asked, builder, { spec: site.spec, from, folder });
    const order = compareVersions(wanted.version, present);
    if (order === 0) return `${builder} ${present} is there already. Nothing was changed.`;
    if (order < 0)
      throw new UsageError(
        `This site has ${builder} ${present}, which is later than ${wanted.version}, and pages can't be brought back to an earlier format. \`git revert\` takes an upgrade back, then \`npm ci\`. Nothing was changed.`,
      );
    const repository = cleanRepository(folder, wanted.file);
    const made = await makeNext(site, wanted, repository, say);
    return takeNext(site, wanted, repository, made);
  } finally {
    // Once there is a note, what is made is brought over, if not by this process.
    if (!isUpgrading(folder)) removeManaged(upgradePlaces(folder).folder, upgradeMark);
    release();
  }
}

function siteOf(folder: string): Site {
  const builder = manifestIn(projectRoot)?.name ?? '';
  const { dependencies = {}, devDependencies = {} } = manifestIn(folder) ?? {};
  const spec = dependencies[builder] ?? devDependencies[builder];
  if (spec === undefined)
    throw new UsageError(
      `No \`package.json\` here says that a site depends on \`${builder}\`: an upgrade is made in the folder of a site of its own. Nothing was changed.`,
    );
  const present = installedVersion(folder, builder);
  if (present === undefined)
    throw new UsageError(`\`${builder}\` isn't installed here. Run \`npm ci\`, then this again. Nothing was changed.`);
  if (lstatSync(builderFolder(folder, builder)).isSymbolicLink())
    throw new UsageError(
      `\`node_modules/${builder}\` is a link to a builder that lies elsewhere: bring that one to another version. Nothing was changed.`,
    );
  return { folder, builder, present, spec };
}

/** What commands say that have changed nothing: here it is said of the upgrade. */
const unchanged = 'Nothing was changed.';

/** Makes the site as it is to be, beside it, and tries it. Throws UsageError, with what was said, where something of it fails. */
async function makeNext(
  { folder, builder, present, spec }: Site,
  wanted: Wanted,
  repository: Repository,
  say: (line: string) => void,
): Promise<Made> {
  const { version } = wanted;
  const valid = runBuilder(folder, builder, ['validate', '--no-notes']);
  if (valid.code !== 0)
    throw new UsageError(`${valid.said}\n\nThese mistakes are there already: correct them first. Nothing was changed.`);
  say(`Installing ${builder} ${version} beside the site …`);
  const { next, kept } = makeTree(folder, repository.prefix);
  const { old, packed } = await installBuilder(next, builder, wanted, spec);
  readEnvironmentFiles(folder);
  const environment = { ...gitEnvironment(folder, repository), XDG_STATE_HOME: upgradePlaces(folder).state };
  const run = (...args: string[]) => {
    const { code, out, said } = runBuilder(next, builder, args, environment);
    if (code === 0) return out;
    const words = said.endsWith(unchanged) ? said.slice(0, -unchanged.length).trimEnd() : said;
    throw new UsageError(`${words}\n\nSo this site can't have ${builder} ${version} yet. Nothing was changed.`);
  };
  say('Bringing the pages to its format, checking and building them …');
  const migrated = run('migrate');
  run('test');
  const files = [...new Set([...kept, ...[old, packed, 'package-lock.json'].filter((path) => path !== undefined)])]
    .map((path) => changedFile(folder, next, path, kept.includes(path) || path === packed))
    // A file that the builder comes from may lie there already, and is committed with the rest.
    .filter(({ path, before, after }) => before !== after || path === packed);
  const isContent = files.some(({ path }) => path.startsWith('pages/'));
  const words = isContent
    ? `${migrated}\n\n${run('changes', '--base', repository.head)}`
    : 'The pages stay as they are.';
  const pictures = await compareStates(folder, { builder, present, version, next }, say);
  return { next, words, pictures, files };
}

function changedFile(folder: string, next: string, path: string, isKept: boolean): ChangedFile {
  const [before, after] = [digestOf(join(folder, path)), digestOf(join(next, path))];
  return { path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }), isKept };
}

/** Brings over what was made. Throws UsageError where the site is another one meanwhile. */
function takeNext(
  { folder, builder, present }: Site,
  wanted: Wanted,
  repository: Repository,
  { next, words, pictures, files }: Made,
): string {
  const { version } = wanted;
  const title = `Upgrade ${builder} from ${present} to ${version}`;
  const paths = files.filter(({ isKept }) => isKept).map(({ path }) => path);
  const after = makeCommit(folder, repository, { next, paths, message: `${title}\n\n${words}\n` });
  const told = whileAlone(join(folder, 'pages'), () => {
    const { head } = cleanRepository(folder, wanted.file);
    const isSame = files.every(({ path, before }) => digestOf(join(folder, path)) === before);
    if (head !== repository.head || !isSame)
      throw new UsageError('Somebody has changed the site meanwhile. Nothing was changed; run this again.');
    writeNote(folder, {
      builder,
      from: present,
      to: version,
      next: relative(upgradePlaces(folder).folder, resolve(next)),
      commits: { before: repository.head, after },
      files,
    });
    return bringOver(folder);
  });
  return [
    `This site has ${builder} ${version} now, committed as ${after.slice(0, 7)}.`,
    ...told,
    '',
    words,
    '',
    pictures,
    `A preview or a Studio that runs is to be started again. \`git revert ${after.slice(0, 7)}\`, then \`npm ci\`, takes the upgrade back.`,
  ].join('\n');
}
