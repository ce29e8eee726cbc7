import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSite } from '../context/context.tsx';
import { RichText } from '../ui/RichText.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';

const Small = styled.p`
  margin-block-start: var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

/** What happens to a message, said before it is sent, in the words of `_site.yaml`. */
export function PrivacyNote(): ReactNode {
  const { text, link, linkLabel } = useSite().privacy;
  return (
    <Small>
      <RichText value={text} /> <SmartLink link={link}>{linkLabel}</SmartLink>
    </Small>
  );
}
