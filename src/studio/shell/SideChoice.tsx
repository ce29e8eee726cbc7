import type { ReactNode } from 'react';
import { beginningOf } from '#kit/model';
import type { Side } from '../worker/protocol.ts';

type SideProps = {
  /** Tells this choice from others. */
  name: string;
  /** The place, in words. */
  where: string;
  sides: Readonly<Record<Side, string>>;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

/** The same words, changed here and by somebody else: which of both count. */
export function SideChoice({ name, where, sides, chosen, onChoose }: SideProps): ReactNode {
  return (
    <fieldset>
      <legend>{where}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span>
            {side === 'mine' ? 'Yours: ' : 'Theirs: '}
            {saidOf(sides[side], sides[side === 'mine' ? 'theirs' : 'mine'])}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const mostCharacters = 400;
/** So much is shown before the first word that differs, where that comes late. */
const lead = 80;

/** Words as they are, of long ones a part with what differs; nothing at all is said in words. */
function saidOf(words: string, other: string): string {
  if (words === '') return '(nothing: it is gone)';
  let same = 0;
  while (same < words.length && words[same] === other[same]) same += 1;
  const start = same < mostCharacters / 2 ? 0 : words.lastIndexOf(' ', same - lead) + 1;
  return `${start === 0 ? '' : '… '}${beginningOf(words.slice(start), mostCharacters)}`;
}
