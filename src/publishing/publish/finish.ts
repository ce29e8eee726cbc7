import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeWhole } from '#builder/files';
import type { Records } from '../base/records.ts';
import type { Repository } from '../git/repository.ts';
import { type Journal, journalName } from './journal.ts';
import type { Releases } from './releases.ts';
import type { PublishFolders, Step } from './steps.ts';
import { type PublishedFile, writePublished } from './write-published.ts';

type Place = { folders: PublishFolders; releases: Releases; repository: Repository; journal: Records<Journal> };

/** Ends what was decided: the files of the folder, the index, the list, and what visitors see. Done twice it changes nothing more. */
export async function finishPublication(note: Journal, place: Place, onStep: (step: Step) => void): Promise<void> {
  const { folders, releases, repository, journal } = place;
  onStep('writing');
  const bytes = async (blob: string | undefined) => (blob === undefined ? undefined : repository.content(blob));
  const files: PublishedFile[] = [];
  for (const { path, before, blob } of note.changes)
    files.push({ path, before: await bytes(before), after: await bytes(blob) });
  for (const { path, bytes: kept } of writePublished(folders.pages, files)) keep(folders.studio, note.name, path, kept);
  await repository.follow(await repository.treeOf(note.old), await repository.treeOf(note.release.commit));
  releases.put(note.name, note.release);
  onStep('showing');
  releases.show(note.release.site);
  onStep('ending');
  journal.remove(journalName);
}

/** Keeps what somebody wrote into a file while another text of it was published. Its name is ours and the last part of the file's, so that it need not go through `inside.ts`. */
function keep(studio: string, release: string, path: string, bytes: Buffer): void {
  const folder = join(studio, 'kept');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${release}-${basename(path)}`);
  writeWhole(file, bytes, { isSynced: true });
  console.warn(
    `${path} was changed in the folder while another text of it was published. What stood there is kept: ${file}`,
  );
}
