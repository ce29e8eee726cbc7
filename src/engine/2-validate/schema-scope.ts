import type { Path, Said, Schema } from '#kit/model';
import type { PlaceWords } from './place.ts';

/** What the words of a problem are taken from: the whole data of the file, and where the checked part stands in it. */
export type SchemaScope = {
  data: unknown;
  path: Path;
  words: PlaceWords & { resolve: (schema: Schema) => Schema };
  /** The schema of the checked part. */
  schema: Schema | undefined;
  /** Where else a field that is unknown at a path exists, in words. */
  homeOf?: (path: Path, name: string) => Said | undefined;
};
