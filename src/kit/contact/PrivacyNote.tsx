import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSite } from '../context/context.tsx';
import type { ContactForm } from '../model/page.ts';
import { RichText } from '../ui/RichText.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';

const Small = styled.p`
  margin-block-start: var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

/** What happens to a message that is sent in this way, said before it is, in the words of `_site.yaml`; what else is to be said follows. */
export function PrivacyNote({ send, children }: Pick<ContactForm, 'send'> & { children?: ReactNode }): ReactNode {
  const { text = [], simulated = [], link, linkLabel } = useSite().privacy ?? {};
  return (
    <Small>
      <RichText value={send === 'simulated' ? simulated : text} />{' '}
      {link && <SmartLink link={link}>{linkLabel}</SmartLink>}
      {children && <> {children}</>}
    </Small>
  );
}
