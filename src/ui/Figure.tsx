import type { Figure as FigureData } from '../blocks/types.generated.ts';
import { FigureList } from './Figure.styles.ts';
import { RichText } from './RichText.tsx';

/** A figure's number and its unit, so that the number can be set large: `22 days` is `22` and `days`. */
export function FigureValue({ value }: { value: string }) {
  const [, amount = value, unit] = /^(\S*\d\S*)(\s.+)$/.exec(value) ?? [];
  return (
    <>
      {amount}
      {unit && <span>{unit}</span>}
    </>
  );
}

/** Figures set large, each with what it counts. The label is read first, the eye meets the number first. */
export function Figures({ figures }: { figures: FigureData[] }) {
  return (
    <FigureList>
      {figures.map(({ value, label, text }) => (
        <div key={label}>
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
  );
}
