import type { Figure as FigureData } from '../model/types.generated.ts';
import { FigureList } from './Figure.styles.ts';
import { RichText } from './RichText.tsx';
import { SourceLine } from './SourceLine.tsx';

/** A figure with the words around its number set small: `under`, `100` and `ms`. A range may break after its dash. */
export function FigureValue({ value }: { value: string }) {
  const [, before, amount = value, after] = /^(\D+\s)?([^\s\d]*\d\S*)(\s[\s\S]+)?$/.exec(value) ?? [];
  const [from, dash = '', to] = amount.split(/([-–])\u2060?([\s\S]*)/);
  return (
    <>
      {before && <span>{before}</span>}
      {`${from}${dash}`}
      {dash && <wbr />}
      {to}
      {after && <span>{after}</span>}
    </>
  );
}

/** Whether a figure is a range of two amounts, each with its sign (`$3.36-$5.75`), which needs the room of two. */
function isWide(value: string): boolean {
  return /\d[-–]\u2060?[^\d\u2060]/.test(value);
}

/** Figures set large, each with what it counts, and where they come from. The label is read first, the eye meets the number first. */
export function Figures({ figures }: { figures: FigureData[] }) {
  return (
    <>
      <FigureList>
        {figures.map(({ value, label, text }) => (
          <div key={label} data-wide={isWide(value) || undefined}>
            <dt>{label}</dt>
            <dd className="value">
              <FigureValue value={value} />
            </dd>
            {text && (
              <dd>
                <RichText value={text} />
              </dd>
            )}
          </div>
        ))}
      </FigureList>
      <SourceLine />
    </>
  );
}
