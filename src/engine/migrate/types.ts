import type { Path } from '#kit/model';
import type { Definition } from '../2-validate/structure.ts';
import type { Edit, Refused } from '../edit/index.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Where a group of fields stands: in which kind of file, at which path, and in which section; a section stands in itself. */
export type GroupPlace = { definition: Definition; path: Path; section: Fields | undefined };

/**
 * What brings files of an earlier format to the next one. It is asked of every group of fields in every file: a file as a
 * whole, a section, an entry of a list. A group tells by itself that it is of the earlier format: by a field that is gone
 * since, or by a value of another kind. So files need no number of a format, which people would copy, forget or get wrong,
 * pages of several formats can stand side by side, and what is done twice changes nothing.
 */
export type Migration = {
  /** What becomes of the format, as a sentence: "The author of a quotation is called `by`." */
  title: string;
  /**
   * The edits that a group of the earlier format needs, one after the other, with paths inside of the group; why it can't be
   * reported what it is to become; nothing for a group of the next format.
   */
  edits: (group: Fields, place: GroupPlace) => readonly Edit[] | Refused | undefined;
};
