import { useSite } from '../../context/context.tsx';
import type { Figure, StepsBlock } from '../../model/types.generated.ts';
import { Buttons } from '../../ui/Button.tsx';
import { FigureValue } from '../../ui/Figure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { SourceLine } from '../../ui/SourceLine.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { End, Passage, Way } from './styles.ts';

function WayEnd({ end, figure }: { end: 'from' | 'to'; figure: Figure }) {
  const { labels } = useSite();
  return (
    <End data-end={end}>
      <p className="value">
        <VisuallyHidden>{`${labels[end]} `}</VisuallyHidden>
        <FigureValue value={figure.value} />
      </p>
      <p className="label">{figure.label}</p>
      {figure.text && (
        <p>
          <RichText value={figure.text} />
        </p>
      )}
    </End>
  );
}

/** A way in numbered steps on one line, from what was to what is. */
export function Steps({ from, to, items, buttons, ...words }: StepsBlock) {
  return (
    <Section {...words} block="steps">
      {(from || to) && (
        <Passage>
          {from && <WayEnd end="from" figure={from} />}
          {from && to && <span />}
          {to && <WayEnd end="to" figure={to} />}
        </Passage>
      )}
      <Way>
        {items.map(({ title, text, icon, picture, time }) => (
          <li key={title}>
            {picture ? <Picture picture={picture} /> : icon && <Icon name={icon} />}
            <Heading>{title}</Heading>
            <p>
              <RichText value={text} />
            </p>
            {time && <p className="time">{time}</p>}
          </li>
        ))}
      </Way>
      <SourceLine />
      <Buttons buttons={buttons} />
    </Section>
  );
}
