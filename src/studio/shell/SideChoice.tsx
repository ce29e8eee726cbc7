import type { ReactNode } from 'react';
import { beginningOf, commonEnds } from '#kit/model';
import type { Side } from '../worker/protocol.ts';
import { Differing, Sides } from './Questions.styles.ts';

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
    <Sides>
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
    </Sides>
  );
}

const mostCharacters = 400;
/** So much is shown before the first word that differs, where that comes late. */
const lead = 80;

/** Words as they are, those that differ from the other's marked; of long ones a part with these. Nothing at all is said in words. */
function saidOf(words: string, other: string): ReactNode {
  if (words === '') return '(nothing: it is gone)';
  const { before, after } = commonEnds(words, other);
  const start = words.lastIndexOf(' ', before - 1) + 1;
  const next = words.indexOf(' ', words.length - after);
  const end = after === 0 || next < 0 ? words.length : next;
  const isOther = start === 0 && end === words.length;
  const from = start < mostCharacters / 2 ? 0 : words.lastIndexOf(' ', start - lead) + 1;
  const differing = beginningOf(words.slice(start, end), mostCharacters);
  return (
    <>
      {`${from === 0 ? '' : '… '}${words.slice(from, start)}`}
      {isOther ? differing : <Differing>{differing}</Differing>}
      {beginningOf(words.slice(end), mostCharacters)}
    </>
  );
}
