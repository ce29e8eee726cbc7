import { styled } from 'styled-components';

export const ProseRoot = styled.div`
  display: grid;
  gap: var(--space-7);

  .text {
    display: grid;
    align-content: start;
    gap: var(--space-4);
    max-inline-size: var(--width-text);
  }
  .text > p:first-child {
    font-size: var(--text-lg);
    line-height: 1.5;
  }
  .points {
    display: grid;
    gap: var(--space-3);
  }
  .points li {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-line);
  }
  blockquote {
    position: relative;
    padding-block-start: var(--space-6);
    font-size: var(--text-xl);
    font-weight: 520;
    letter-spacing: -0.02em;
    line-height: 1.25;
    text-wrap: balance;
  }
  blockquote::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 100%;
    block-size: 0.5rem;
    background: var(--line-from);
    color: var(--color-accent);
  }
  figcaption {
    margin-block-start: var(--space-3);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;
