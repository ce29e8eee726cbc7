import { styled } from 'styled-components';

export const PreviewRoot = styled.div`
  position: relative;
  overflow: hidden;
  block-size: 11rem;
  border-radius: var(--radius-sm);
  background: var(--color-page);
  pointer-events: none;

  > div {
    position: absolute;
    inset: 0 auto auto 0;
    transform-origin: 0 0;
  }
  > div section {
    padding-block: 2.5rem !important;
  }
  *,
  ::before,
  ::after {
    animation: none !important;
  }
`;
