import type { BarChartBlock } from '../../model/types.generated.ts';
import { Note } from '../../ui/Note.tsx';
import { Section } from '../../ui/Section.tsx';
import { SourceLine } from '../../ui/SourceLine.tsx';
import { shares } from './shares.ts';
import { Chart } from './styles.ts';

/** Amounts drawn as bars. Each is also written, beside its label, so that nobody depends on the drawing. */
export function BarChart({ caption, items, note, ...words }: BarChartBlock) {
  const lengths = shares(items.map(({ value }) => value));
  return (
    <Section {...words} block="bar-chart" layout={words.heading ? 'split' : 'stack'}>
      <Chart>
        <figcaption>{caption}</figcaption>
        <ul>
          {items.map(({ label, display, highlight }, index) => (
            <li key={label} data-highlight={highlight || undefined}>
              <span>{label}</span> <strong>{display}</strong>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" rx="0.5rem" className="track" />
                <g>
                  <rect width={`${lengths[index]}%`} height="100%" rx="0.5rem" />
                  <circle cx="0.5rem" cy="0.5rem" r="0.5rem" />
                </g>
              </svg>
            </li>
          ))}
        </ul>
      </Chart>
      {note && <Note value={note} />}
      <SourceLine />
    </Section>
  );
}
