import { styled } from 'styled-components';
import type { Image } from '../model/values.ts';

const LogoRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  font-size: min(1.25rem, 6.25vw);
  font-weight: 620;
  letter-spacing: -0.035em;
  line-height: 1.1;

  svg {
    inline-size: 1.35em;
    fill: none;
    stroke: currentColor;
    stroke-width: 4.6;
    stroke-linecap: round;
  }
  path + path {
    stroke: var(--color-accent);
    stroke-width: 2.6;
  }
`;

/** How high a brand's own mark is, in pixels: as high as the one that is drawn here. */
const markHeight = 27;

/** A mark and the name of the product. Where a brand has none of its own: four parties and one line between two of them. */
export function Logo({ name, mark }: { name: string; mark?: Image | undefined }) {
  const { width = markHeight, height = markHeight } = mark ?? {};
  return (
    <LogoRoot>
      {mark ? (
        <img src={mark.src} alt={mark.alt} width={Math.round((markHeight * width) / height)} height={markHeight} />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5h0M19 19h0M5 19h0M19 5h0" />
          <path d="M5 19L19 5" />
        </svg>
      )}
      {name}
    </LogoRoot>
  );
}
