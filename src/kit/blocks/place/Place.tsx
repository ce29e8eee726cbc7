import { useSite } from '../../context/context.tsx';
import type { PlaceBlock } from '../../model/types.generated.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { FrameOnPress } from './FrameOnPress.tsx';
import { PlaceRoot } from './styles.ts';
import { placeWords } from './words.ts';

/** An address with what helps to find it, and to book. Map and booking are links, or shown once a visitor presses: nothing of them is loaded before. */
export function Place({ address, map, pin, booking, picture, items, buttons, ...words }: PlaceBlock) {
  const shown = placeWords(useSite());
  const link = map ?? (pin && { href: pin.page, external: true });
  return (
    <Section {...words} block="place" layout="split">
      <PlaceRoot>
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {link && <SmartLink link={link}>{shown.map}</SmartLink>}
          {booking && <SmartLink link={{ href: booking.page, external: true }}>{shown.book}</SmartLink>}
        </address>
        {pin ? (
          <FrameOnPress frame={pin} title={address.join(', ')} picture={picture} words={shown} />
        ) : (
          picture && <Picture picture={picture} />
        )}
        {booking && (
          <FrameOnPress
            frame={booking}
            title={shown.book}
            isForm={true}
            words={{ show: shown.bookHere, transfer: shown.bookTransfer }}
          />
        )}
        {items && (
          <ul>
            {items.map(({ title, text }) => (
              <li key={title}>
                <Heading>{title}</Heading>
                <p>
                  <RichText value={text} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </PlaceRoot>
      <Buttons buttons={buttons} />
    </Section>
  );
}
