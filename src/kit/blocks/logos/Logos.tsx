import type { LogosBlock } from '../../model/types.generated.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { columnsFor } from './columns.ts';
import { LogoList } from './styles.ts';

/** Signs of organisations, each in a field of the same size. */
export function Logos({ items, look = 'color', buttons, ...words }: LogosBlock) {
  return (
    <Section {...words} block="logos">
      <LogoList data-look={look} data-columns={columnsFor(items.length)}>
        {items.map(({ picture, link }, index) => (
          <li key={index}>
            {link ? (
              <SmartLink link={link}>
                <Picture picture={picture} />
              </SmartLink>
            ) : (
              <Picture picture={picture} />
            )}
          </li>
        ))}
      </LogoList>
      <Buttons buttons={buttons} />
    </Section>
  );
}
