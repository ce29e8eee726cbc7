import { styled } from 'styled-components';
import { useSite } from '../../context/context.tsx';
import { RichText } from '../../ui/RichText.tsx';

const NoticesRoot = styled.aside`
  p {
    display: flex;
    max-inline-size: none;
    gap: var(--space-3);
    padding: var(--space-3) max(var(--space-gutter), (100% - var(--width-page)) / 2);
    background: var(--color-raised);
    border-block-end: 1px solid var(--color-line);
    font-size: var(--text-sm);
    line-height: 1.45;
  }
  p::before {
    content: '';
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-block-start: 0.42em;
    border-radius: var(--radius-full);
    background: var(--color-accent);
  }
  [data-tone] {
    background: var(--color-signal);
    border-color: var(--color-signal);
    color: var(--color-on-signal);
    font-weight: 560;
  }
  [data-tone] a {
    color: inherit;
    text-decoration-color: currentColor;
  }
  [data-tone]::before {
    background: currentColor;
  }

  @media print {
    display: none;
  }
`;

/**
 * What everybody has to know now, below the header: who skips to the content, skips it. There is no way to close it; that it was
 * closed would have to be kept, and asked for before the first paint of every page. Its `until` takes it away.
 */
export function Notices() {
  const { notices = [] } = useSite();
  if (notices.length === 0) return null;
  return (
    <NoticesRoot>
      {notices.map(({ text, tone }, index) => (
        <p key={index} data-tone={tone === 'important' ? tone : undefined}>
          <span>
            <RichText value={text} />
          </span>
        </p>
      ))}
    </NoticesRoot>
  );
}
