import { styled } from 'styled-components';

export const Item = styled.details`
  border-block-end: 1px solid var(--color-line);

  &:first-child {
    border-block-start: 1px solid var(--color-line);
  }

  summary {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-5);
    padding-block: var(--space-5);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: var(--color-accent);
  }
  summary > * {
    font-size: var(--text-lg);
    line-height: 1.3;
    letter-spacing: -0.012em;
  }

  /* Two ends that become one line. */
  summary::after {
    content: '';
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    align-self: center;
    background:
      linear-gradient(var(--color-accent), var(--color-accent)) center / 100% 2px no-repeat,
      linear-gradient(var(--color-accent), var(--color-accent)) center / 2px 100% no-repeat;
    transition: transform var(--motion-slow) var(--motion-ease);
  }
  &[open] > summary::after {
    background-size:
      100% 2px,
      0 0;
    transform: rotate(180deg);
  }

  > div {
    display: grid;
    gap: var(--space-4);
    max-inline-size: var(--width-text);
    padding-block-end: var(--space-6);
    padding-inline-end: var(--space-7);
    color: var(--color-muted);
  }

  @media (forced-colors: active) {
    summary::after {
      forced-color-adjust: none;
      --color-accent: LinkText;
    }
  }
  @media print {
    summary::after {
      display: none;
    }
  }

  /* On paper every answer is open. */
  @media screen {
    interpolate-size: allow-keywords;

    &::details-content {
      block-size: 0;
      overflow: clip;
      transition:
        block-size var(--motion-slow) var(--motion-ease),
        content-visibility var(--motion-slow) allow-discrete;
    }
    &[open]::details-content {
      block-size: auto;
    }
  }
`;
