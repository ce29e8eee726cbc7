import { styled } from 'styled-components';

export const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-6);

  /* Many figures stand in rows of three. */
  &:has(> :nth-child(5)) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  }

  > div {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }

  .value {
    order: -1;
    font-size: var(--text-figure);
    font-weight: 500;
    font-variant-numeric: lining-nums tabular-nums;
    letter-spacing: -0.045em;
    line-height: 1;
  }

  .value span {
    font-size: 0.42em;
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
