import { spokenInForms } from '#engine/catalogue';
import type { Refused } from '#engine/edit';

/** Why something can't be done, for who fills in forms. */
export function inForms({ refused, said }: Refused): string {
  return said ? spokenInForms(said) : refused;
}
