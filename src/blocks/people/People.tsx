import type { PeopleBlock } from '../../model/types.generated.ts';
import { Heading } from '../../ui/Heading.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { PeopleList } from './styles.ts';

/** The people behind the organisation. Each name leads to the person's profile. */
export function People({ items, size = 'large', ...words }: PeopleBlock) {
  return (
    <Section {...words} block="people">
      <PeopleList data-size={size}>
        {items.map(({ name, role, bio, image, link }) => (
          <li key={name}>
            <article>
              {image && (
                <img src={image.src} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
              )}
              <Heading>
                <SmartLink link={link}>{name}</SmartLink>
              </Heading>
              <p className="role">{role}</p>
              {bio && (
                <p className="bio">
                  <RichText value={bio} />
                </p>
              )}
            </article>
          </li>
        ))}
      </PeopleList>
    </Section>
  );
}
