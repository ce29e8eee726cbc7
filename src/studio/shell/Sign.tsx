import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type SignName, signLines } from './sign-lines.ts';

const Drawn = styled.svg`
  inline-size: 1.125rem;
  block-size: 1.125rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-name='more'],
  &[data-name='grip'] {
    stroke-width: 2.75;
  }
`;

/** A small drawing in a button, which says by itself what it does. */
export function Sign({ name }: { name: SignName }): ReactNode {
  return (
    <Drawn viewBox="0 0 24 24" aria-hidden="true" data-name={name}>
      {signLines[name].map((line) => (
        <path key={line} d={line} />
      ))}
    </Drawn>
  );
}
