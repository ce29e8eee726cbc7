import { styled } from 'styled-components';
import type { IconName } from '../model/types.generated.ts';
import { icons } from './icons.ts';

const IconRoot = styled.svg`
  flex: none;
  inline-size: min(2.25rem, 12.5vw);
  block-size: auto;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;

  path + path {
    stroke: var(--color-accent);
    stroke-width: 4.5;
  }
`;

/** A small drawing beside words; screen readers pass over it. */
export function Icon({ name }: { name: IconName }) {
  const [lines, dots] = icons[name];
  return (
    <IconRoot viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} />
      <path d={dots} />
    </IconRoot>
  );
}
