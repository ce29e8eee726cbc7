import { useEffect, useState } from 'react';
import type { Box } from '#kit/model';

/** Where somebody is among the messages. What they search for stands in no address. */
export type Place = { box: Box; form?: string | undefined; id?: string | undefined };

const boxNames: readonly Box[] = ['new', 'answered', 'archived', 'apart'];

/** The place that the address says. */
function placeOf(search: string): Place {
  const fields = new URLSearchParams(search);
  const box = boxNames.find((name) => name === fields.get('box')) ?? 'new';
  return { box, form: fields.get('form') ?? undefined, id: fields.get('id') ?? undefined };
}

function addressOf({ box, form, id }: Place): string {
  const fields = new URLSearchParams({
    box,
    ...(form === undefined ? {} : { form }),
    ...(id === undefined ? {} : { id }),
  });
  return `?${fields}`;
}

/** A step to another place. `back` takes back the one that led here, where there was one, so that no place is there twice. */
export type Go = (place: Place, how?: 'replace' | 'back') => void;

/** What an entry of the browser's history says that a step has led to. */
type Entry = { isStep?: boolean } | null;

/** The place as it is, and a step to another: back in the browser is the step back. */
export function usePlace(): [Place, Go] {
  const [place, setPlace] = useState(() => placeOf(location.search));
  useEffect(() => {
    const follow = () => setPlace(placeOf(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go: Go = (next, how) => {
    const entry: Entry = history.state;
    if (how === 'back' && entry?.isStep) return history.back();
    if (how) history.replaceState(entry, '', addressOf(next));
    else history.pushState({ isStep: true } satisfies Entry, '', addressOf(next));
    setPlace(next);
  };
  return [place, go];
}
