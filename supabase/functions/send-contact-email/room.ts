/** Disks give room in blocks of this size. */
const block = 4096;

/** What a message of so many bytes takes of the room: whole blocks, in a table as on a disk. */
export function bytesOnDisk(length: number): number {
  return Math.ceil(length / block) * block;
}

/** What one network may hold of all the room, so that no one sender can fill it. */
export function shareOf(limit: number): number {
  return 0.05 * limit;
}
