import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long a form waits for the next letter before it tells something else beside its fields, in ms. */
const pause = 800;

/**
 * What stands beside the fields of a form, as it was before somebody began to type: what comes and goes with a letter moved the
 * fields below. `of` says which form it is of; another one has its own at once.
 */
export function useStill<T>(form: RefObject<HTMLElement | null>, value: T, of: string): T {
  const [isTyping, setTyping] = useState(false);
  const kept = useRef({ value, of });
  if (!isTyping || kept.current.of !== of) kept.current = { value, of };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onType = () => {
      clearTimeout(timer);
      setTyping(true);
      timer = setTimeout(() => setTyping(false), pause);
    };
    const root = form.current;
    // Before a field writes its letters itself, which tells of no `input`.
    root?.addEventListener('beforeinput', onType);
    return () => {
      clearTimeout(timer);
      root?.removeEventListener('beforeinput', onType);
    };
  }, [form]);
  return kept.current.value;
}
