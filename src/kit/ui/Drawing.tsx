import { styled } from 'styled-components';
import type { DrawingName } from '../model/types.generated.ts';
import { drawings } from './drawings/index.ts';

const DrawingRoot = styled.svg`
  inline-size: 100%;
  fill: none;
  stroke: var(--color-text);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  .faint {
    stroke: var(--color-line);
  }
  .signal,
  .lit,
  .pulse {
    stroke: var(--color-accent);
  }
  .signal {
    stroke-width: 3;
  }
  .dots {
    stroke-width: 11;
  }
  .lit {
    stroke-width: 18;
  }
  .big {
    stroke-width: 34;
  }
  .area {
    fill: var(--color-surface);
    stroke-width: 1.75;
  }
  .pulse {
    stroke-width: 9;
    stroke-dasharray: 0 200;
    stroke-dashoffset: -99;
  }

  @media (prefers-reduced-motion: no-preference) {
    .pulse {
      animation: travel 1.6s var(--motion-settled) var(--motion-ease) 3;
    }
  }
`;

/** A large drawing that accompanies words; what it shows, the words say. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <DrawingRoot viewBox="0 0 480 400" aria-hidden="true">
      {drawings[name].map(([role, path]) => (
        <path key={`${role} ${path}`} className={role} d={path} pathLength={role === 'pulse' ? 100 : undefined} />
      ))}
    </DrawingRoot>
  );
}
