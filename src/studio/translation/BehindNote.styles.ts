import { styled } from 'styled-components';
import { smallButton } from '../form/FieldFrame.styles.ts';

export const Note = styled.section`
  display: grid;
  gap: var(--space-2);
  margin-block-end: var(--space-4);
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-inline-start: 3px solid var(--color-accent);
  border-radius: var(--radius-sm);
  font-size: var(--text-xs);

  h3 {
    font-size: var(--text-sm);
    font-weight: 600;
    letter-spacing: 0;
  }
  ul {
    display: grid;
    gap: var(--space-3);
  }
  .said {
    inline-size: 100%;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--color-line);
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
  }
  .said[aria-current] {
    font-weight: 600;
    text-decoration-color: var(--color-accent);
  }
  .said:hover {
    text-decoration-color: currentcolor;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-block-start: var(--space-2);
  }
  .way {
    ${smallButton}
  }
`;
