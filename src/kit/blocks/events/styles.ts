import { styled } from 'styled-components';

/** A list of lines, each with its day set large. */
export const EventList = styled.div`
  display: grid;
  gap: var(--space-6);

  article {
    position: relative;
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: var(--space-4);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--color-line);
  }
  .day {
    font-size: var(--text-2xl);
    font-weight: 500;
    letter-spacing: -0.03em;
    line-height: 1;
  }
  .day span {
    display: block;
    margin-block-start: var(--space-2);
    color: var(--color-accent);
    font-size: var(--text-sm);
    font-weight: 560;
    letter-spacing: 0;
  }
  article > div {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    max-inline-size: var(--width-text);
  }
  :is(h2, h3, h4) {
    font-size: var(--text-xl);
    line-height: 1.2;
  }
  article p:not(.day) {
    color: var(--color-muted);
  }
  .when {
    font-size: var(--text-sm);
  }
  > a {
    justify-self: start;
    padding-block: var(--space-2);
  }

  @media (min-width: 768px) {
    article {
      grid-template-columns: 3fr 9fr;
    }
  }
`;
