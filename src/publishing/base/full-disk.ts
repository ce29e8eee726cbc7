import { statfsSync } from 'node:fs';

/** What is left on a disk that is as good as full, in bytes. */
const leastRoom = 1024 * 1024;

/** Why a publication has failed, where the disk of a folder is full: Git and other programs that hit on it only say that they failed. */
export function fullDiskWords(folder: string): string | undefined {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= leastRoom) return undefined;
  return 'The server’s disk is full, so nothing was published and nothing is lost. Whoever runs the server makes room; then try it again.';
}
