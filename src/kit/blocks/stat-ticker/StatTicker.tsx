import { useState } from 'react';
import { useSite } from '../../context/context.tsx';
import type { StatTickerBlock } from '../../model/types.generated.ts';
import { FigureValue } from '../../ui/Figure.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { SourceLine } from '../../ui/SourceLine.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { StatTickerRoot } from './styles.ts';

function Row({ items, isCopy }: { items: StatTickerBlock['items']; isCopy: boolean }) {
  return (
    <dl aria-hidden={isCopy || undefined}>
      {items.map(({ value, label, text }) => (
        <div key={label}>
          <dt>
            {label}
            {text && (
              <>
                {' '}
                <RichText value={text} />
              </>
            )}
          </dt>
          <dd className="value">
            <FigureValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How often the figures stand in each half of the line: a few figures alone would not fill a wide screen. */
function rowsInHalf(figures: number): number {
  return Math.ceil(8 / figures);
}

/**
 * Figures that pass by without end. A button stops them (WCAG 2.2.2), the visitor's wish for less motion does so from
 * the start; screen readers meet the figures once, in a list.
 */
export function StatTicker({ id, label, items }: StatTickerBlock) {
  const { labels } = useSite();
  const [isPaused, setIsPaused] = useState(false);
  return (
    <StatTickerRoot
      id={id}
      data-block="stat-ticker"
      data-background="plain"
      data-paused={isPaused || undefined}
      aria-label={label}
    >
      <div>
        {Array.from({ length: 2 * rowsInHalf(items.length) }, (_, index) => (
          <Row key={index} items={items} isCopy={index > 0} />
        ))}
      </div>
      <button type="button" onClick={() => setIsPaused(!isPaused)}>
        <VisuallyHidden>{isPaused ? labels.play : labels.pause}</VisuallyHidden>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPaused ? 'M7 4l12 8l-12 8z' : 'M8 5v14M16 5v14'} />
        </svg>
      </button>
      <SourceLine />
    </StatTickerRoot>
  );
}
