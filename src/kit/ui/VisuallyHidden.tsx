import { css, styled } from 'styled-components';

/** What is for screen readers only. It has next to no room: clipped words alone would still widen what stands around them. */
export const onlyHeard = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`
  ${onlyHeard}
`;
