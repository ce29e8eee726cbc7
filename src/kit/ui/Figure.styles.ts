import { styled } from 'styled-components';

export const FigureList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6);

  > div {
    display: flex;
    flex: 1 14rem;
    flex-direction: column;
    gap: var(--space-2);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }

  /* Many figures stand in rows of three. */
  &:has(> :nth-child(5)) > div {
    flex-basis: 19rem;
  }
  > div[data-wide] {
    flex-basis: 24rem;
  }
  /* Four stand two by two until they fit one row, a wide one among them. */
  @media (max-width: 79rem) {
    &:has(> :nth-child(4):last-child) > div {
      flex-basis: max(14rem, 40%);
    }
  }

  /* Where they are part of a grid, whose gap is wide, their source stands as close to them as below a section's own. */
  :not(section > div) > & + p {
    margin-block-start: calc(-1 * var(--space-5));
  }

  .value {
    order: -1;
    font-size: var(--text-figure);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.045em;
    line-height: 1;
  }

  .value span {
    font-size: 0.38em;
    letter-spacing: -0.02em;
  }

  dt {
    font-weight: 560;
    line-height: 1.3;
  }

  dd:not(.value) {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;
