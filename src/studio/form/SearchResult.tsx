import { styled } from 'styled-components';
import { useStudio } from '../store/context.tsx';

const Root = styled.figure`
  display: grid;
  gap: var(--space-2);
  margin: 0;

  figcaption {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  > div {
    display: grid;
    gap: 2px;
    padding: var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-sm);
    background: var(--color-raised);
    font-size: var(--text-xs);
    line-height: 1.45;
  }
  span {
    overflow: hidden;
    color: var(--color-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    overflow: hidden;
    color: var(--color-accent);
    font-size: var(--text-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

/** The page as somebody finds it who searches for it: figures filled in, and cut off where most search engines cut. */
export function SearchResult({ file }: { file: string }) {
  const view = useStudio(({ pageView }) => (pageView?.file === file ? pageView : undefined));
  if (!view) return null;
  const { page, site } = view;
  return (
    <Root>
      <figcaption>In search results</figcaption>
      <div>
        <span>{`${site.url.replace(/^https?:\/\/|\/$/g, '')}${page.path}`}</span>
        <strong>{page.title}</strong>
        <p>{page.description}</p>
      </div>
    </Root>
  );
}
