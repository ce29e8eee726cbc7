import type { DiagramBlock } from '../../model/types.generated.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { field, linesFrom } from './lines.ts';
import { DiagramRoot } from './styles.ts';

function Parties({ parties }: { parties: DiagramBlock['parties'] }) {
  return (
    <ul>
      {parties.map(({ label, text, icon }) => (
        <li key={label}>
          {icon && <Icon name={icon} />}
          <strong>{label}</strong>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}

/**
 * Who is connected: parties on both sides of a centre with a line each, on a phone along one line below it.
 * It is one picture to screen readers, told by its alternative.
 */
export function Diagram({ center, parties, alternative, caption, ...words }: DiagramBlock) {
  const half = Math.ceil(parties.length / 2);
  const lines = [...linesFrom('start', half), ...linesFrom('end', parties.length - half)];
  return (
    <Section {...words} block="diagram">
      <DiagramRoot>
        <div className="drawing" role="img" aria-label={alternative}>
          <Parties parties={parties.slice(0, half)} />
          <div className="middle">
            <svg viewBox={`0 0 ${field.width} ${field.height}`} preserveAspectRatio="none" aria-hidden="true">
              {lines.map((line) => (
                <path key={line} d={line} />
              ))}
              {lines.map((line) => (
                <path key={line} className="pulse" d={line} pathLength={100} />
              ))}
            </svg>
            <div className="center">
              <strong>{center.label}</strong>
              {center.text}
            </div>
          </div>
          <Parties parties={parties.slice(half)} />
        </div>
        {caption && (
          <figcaption>
            <RichText value={caption} />
          </figcaption>
        )}
      </DiagramRoot>
    </Section>
  );
}
