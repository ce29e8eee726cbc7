import { styled } from 'styled-components';
import { useSite } from '../../page/context.tsx';
import { ButtonRoot } from '../../ui/Button.styles.ts';
import { RichText } from '../../ui/RichText.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';

const NotFoundRoot = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  padding: var(--space-section) max(var(--space-gutter), (100% - var(--width-page)) / 2);

  h1 {
    max-inline-size: 14ch;
    font-size: var(--text-3xl);
    letter-spacing: -0.045em;
    line-height: 1;
  }
  p {
    max-inline-size: 48ch;
    color: var(--color-muted);
    font-size: var(--text-lg);
  }
  svg {
    inline-size: 100%;
    stroke: var(--color-text);
    stroke-width: 3;
    stroke-linecap: round;
  }
  path + path {
    stroke: var(--color-accent);
    stroke-width: 22;
  }
`;

/** The page for addresses that lead nowhere: a line that breaks off. */
export function NotFound() {
  const { heading, text, linkLabel } = useSite().notFound;
  return (
    <NotFoundRoot>
      <svg viewBox="-12 0 1024 60" aria-hidden="true">
        <path d="M0 30H610M640 30h30M710 30h14M770 30h2" />
        <path d="M0 30h0M1000 30h0" />
      </svg>
      <h1>{heading}</h1>
      <p>
        <RichText value={text} />
      </p>
      <ButtonRoot as={SmartLink} link={{ href: '/', external: false }} data-variant="hero" data-size="lg">
        {linkLabel}
      </ButtonRoot>
    </NotFoundRoot>
  );
}
