import { unreadableCharacter } from '#engine/base';
import { placeholder } from '#kit/model';

/** A text without characters that no visitor should get, and whose double brackets are no placeholder. */
export function safeText(text: string): string {
  let safe = text;
  for (let found = unreadableCharacter(safe); found; found = unreadableCharacter(safe))
    safe = safe.replaceAll(found.character, found.replacement ?? '');
  return safe.replace(placeholder, '( ($1) )');
}
