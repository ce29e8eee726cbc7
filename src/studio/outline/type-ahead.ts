import { useRef } from 'react';

/** Letters that follow each other within this time, in ms, are one beginning. */
const pause = 700;

/**
 * The next name that begins as was typed, from the one at `index` on and around; -1 where there is none. A letter alone leaves the
 * place where one is, so that the same again goes on.
 */
export function nextCalled(names: readonly string[], typed: string, index: number): number {
  const first = typed.length > 1 ? index : index + 1;
  const order = names.map((_, step) => (first + step) % names.length);
  return order.find((at) => names[at]?.toLowerCase().startsWith(typed.toLowerCase())) ?? -1;
}

/** What letters do in a list, as in every tree (WAI-ARIA): they go to what begins so. Takes the key and the place where one is. */
export function useTypeAhead(
  names: readonly string[],
  select: (index: number) => void,
): (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>, index: number) => void {
  const typed = useRef({ letters: '', at: Number.NEGATIVE_INFINITY });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }, index) => {
    const isLetter = !(ctrlKey || metaKey || altKey) && /^[\p{L}\p{N}]$/u.test(key);
    // Every other key ends what was typed.
    if (!isLetter) typed.current.letters = '';
    if (!isLetter) return;
    const { letters, at } = typed.current;
    typed.current = { letters: (timeStamp - at < pause ? letters : '') + key, at: timeStamp };
    const next = nextCalled(names, typed.current.letters, index);
    if (next >= 0) select(next);
  };
}
