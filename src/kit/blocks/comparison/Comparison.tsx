import { useSite } from '../../context/context.tsx';
import type { ComparisonBlock } from '../../model/types.generated.ts';
import { Card } from '../../ui/Card.tsx';
import { FigureValue } from '../../ui/Figure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { SourceLine } from '../../ui/SourceLine.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Sides } from './styles.ts';

type SideData = ComparisonBlock['first'];

/** Each mark as a path on a grid of 20. */
const paths = {
  yes: 'M3.5 10.5l4.5 4.5L16.5 5.5',
  no: 'M5 5l10 10M15 5L5 15',
  dot: 'M10 10h0',
} as const;

/** A mark, and in words what it says besides that a point begins. */
function Mark({ mark }: { mark: NonNullable<SideData['mark']> }) {
  const { labels } = useSite();
  return (
    <>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={paths[mark]} />
      </svg>
      {mark !== 'dot' && <VisuallyHidden>{labels[mark]}: </VisuallyHidden>}
    </>
  );
}

function Side({ title, value, mark, points }: SideData) {
  return (
    <Card as="div" data-mark={mark}>
      <Heading>{title}</Heading>
      {value && (
        <p className="value">
          <FigureValue value={value} />
        </p>
      )}
      <ul>
        {points.map((point, index) => (
          <li key={index}>
            {mark && <Mark mark={mark} />}
            <span>
              <RichText value={point} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Two lists side by side: before and after, ours and yours. The side that is ticked stands out. */
export function Comparison({ first, second, ...words }: ComparisonBlock) {
  return (
    <Section {...words} block="comparison">
      <Sides>
        <Side {...first} />
        <Side {...second} />
      </Sides>
      <SourceLine />
    </Section>
  );
}
