import { styled } from 'styled-components';
import { sampleRatio } from './Palette.styles.ts';

/** A window onto a page: what is lower fills it with its own ground, its words in the middle; what is higher runs out of it. */
export const PreviewRoot = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${sampleRatio};
  border-radius: var(--radius-sm);
  outline: 1px solid var(--color-line);
  background: var(--color-page);
  pointer-events: none;

  > div {
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    transform-origin: 0 0;
  }
  > div section {
    align-content: center;
    padding-block: 3.5rem !important;
  }
  *,
  ::before,
  ::after {
    animation: none !important;
  }
`;
