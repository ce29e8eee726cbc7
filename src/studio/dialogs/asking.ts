/** What some part of the Studio asks for, and another one shows: how it is asked, and how that is heard. */
export type Asking = { ask: () => void; onAsked: (listener: () => void) => () => void };

export function asking(): Asking {
  const asked = new EventTarget();
  return {
    ask: () => void asked.dispatchEvent(new Event('asked')),
    onAsked: (listener) => {
      asked.addEventListener('asked', listener);
      return () => asked.removeEventListener('asked', listener);
    },
  };
}
