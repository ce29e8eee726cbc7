import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { foldSign } from './FieldFrame.styles.ts';

const Root = styled.details`
  border-block-start: 1px solid var(--color-line);

  summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding-block: var(--space-3);
    font-size: var(--text-xs);
    font-weight: 600;
    /* "Settings" stays in one piece beside what is set. */
    overflow-wrap: break-word;
    cursor: pointer;
  }
  small {
    color: var(--color-muted);
    font-size: 1em;
    font-weight: 400;
  }
  summary::before {
    ${foldSign}
  }
  &[open] > summary::before {
    transform: rotate(90deg);
  }
  > div {
    display: grid;
    gap: var(--space-4);
    padding-block-end: var(--space-4);
  }
`;

type SettingsProps = {
  title: string;
  labels: readonly string[];
  isWanted: boolean;
  hasMessage: boolean;
  children: ReactNode;
};

/** What is seldom changed, at the end and folded, with what of it is set. It opens where something in it is selected or wrong. */
export function Settings({ title, labels, isWanted, hasMessage, children }: SettingsProps) {
  const [isOpen, setOpen] = useState(isWanted || hasMessage);
  useEffect(() => {
    if (isWanted || hasMessage) setOpen(true);
  }, [isWanted, hasMessage]);
  return (
    <Root open={isOpen || isWanted} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          {title} {!(isOpen || isWanted) && labels.length > 0 && <small>· {labels.join(', ')}</small>}
        </span>
      </summary>
      <div>{children}</div>
    </Root>
  );
}
