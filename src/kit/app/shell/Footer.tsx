import { memo, useId } from 'react';
import { useSite } from '../../context/context.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { FooterRoot } from './Footer.styles.ts';
import { ProfilesRoot } from './Profiles.styles.ts';

/** The foot of every page: who this is, the columns of links, the profiles elsewhere, the copyright line. */
export const Footer = memo(function Footer() {
  const { footer, product, logo } = useSite();
  const id = useId();
  return (
    <FooterRoot>
      <div>
        <Logo name={product} mark={logo} />
        {footer.text && (
          <p>
            <RichText value={footer.text} />
          </p>
        )}
      </div>
      {footer.columns.map(({ title, links }, index) => (
        <nav key={title} aria-labelledby={`${id}${index}`}>
          <h2 id={`${id}${index}`}>{title}</h2>
          <ul>
            {links.map(({ label, link }) => (
              <li key={label}>
                <SmartLink link={link}>{label}</SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {footer.profiles && (
        <ProfilesRoot>
          {footer.profiles.map(({ label, link }) => (
            <li key={link.href}>
              <SmartLink link={link} rel="me">
                {label}
              </SmartLink>
            </li>
          ))}
        </ProfilesRoot>
      )}
      <small>{footer.copyright}</small>
    </FooterRoot>
  );
});
