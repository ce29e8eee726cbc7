import { useSite } from '../../context/context.tsx';
import type { TimelineBlock } from '../../model/types.generated.ts';
import { Heading } from '../../ui/Heading.tsx';
import { RichItems } from '../../ui/RichItems.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Track } from './styles.ts';

/** What happens one after the other, on one line: solid up to now, dotted towards the vision. */
export function Timeline({ items, ...words }: TimelineBlock) {
  const { labels } = useSite();
  return (
    <Section {...words} block="timeline">
      <Track>
        {items.map(({ when, title, text, points, status }) => (
          <li key={when} data-status={status} aria-current={status === 'current' ? 'step' : undefined}>
            <p className="when">
              {`${when} `}
              {status && <span>{labels[status]}</span>}
            </p>
            <Heading>{title}</Heading>
            {text && (
              <p>
                <RichText value={text} />
              </p>
            )}
            {points && (
              <ul>
                <RichItems value={points} />
              </ul>
            )}
          </li>
        ))}
      </Track>
    </Section>
  );
}
