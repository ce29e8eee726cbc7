import { styled } from 'styled-components';

const Lines = styled.svg`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
`;

/** A cross. The button around it says what it does. */
export function CloseIcon() {
  return (
    <Lines viewBox="0 0 20 20" aria-hidden="true">
      <path d="M4 4l12 12M16 4L4 16" />
    </Lines>
  );
}
