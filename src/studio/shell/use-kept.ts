import { useState } from 'react';
import { keep, kept } from './kept.ts';

/** A choice among a few that is remembered; the first of them where nothing was chosen yet. */
export function useKept<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [current, setCurrent] = useState(() => choices.find((choice) => choice === kept(name)) ?? choices[0]);
  return [
    current,
    (choice) => {
      keep(name, choice);
      setCurrent(choice);
    },
  ];
}
