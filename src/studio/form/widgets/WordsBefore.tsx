import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { childOf, labelOf, type Path } from '#kit/model';
import { signsOf } from '../../marked/signs.ts';
import { useStore } from '../../store/context.tsx';
import { SmallButton } from '../FieldFrame.styles.ts';
import { firstControl } from '../first-control.ts';
import { keepWords, missingWords, type PictureWords } from '../replace-picture.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { useFigures } from './use-figures.ts';

/** A picture that has taken the place of another one, of which these words were said. */
export type Replaced = { file: string; words: PictureWords; hadDark: boolean };

const Asked = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-inline-start: 3px solid var(--color-accent);
  background: var(--color-surface);
  font-size: 0.75rem;
  line-height: 1.45;

  dl {
    display: grid;
    gap: var(--space-2);
  }
  dt {
    color: var(--color-muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** What was said of the picture before, to be kept where it says what the new one shows too. */
export function WordsBefore({ path, value, replaced }: { path: Path; value: unknown; replaced: Replaced }) {
  const { words, hadDark } = replaced;
  const { file } = useFormScope();
  const store = useStore();
  const changes = useChanges();
  const { filled } = useFigures();
  const id = useId();
  const missing = missingWords(value, words);
  const lacksDark = hadDark && childOf(value, 'dark') === undefined;
  const kept = useRef<HTMLElement>(null);
  // The button goes with what it asks: once it has, the focus comes to the first words of the picture.
  useEffect(() => {
    const picture = kept.current;
    if (!picture || missing.length > 0) return;
    kept.current = null;
    (firstControl(picture) ?? picture).focus();
    store.select({ file, path });
  }, [missing.length, store, file, path]);
  if (missing.length === 0 && !lacksDark) return null;
  const keep = async (button: HTMLElement) => {
    kept.current = button.closest<HTMLElement>('[data-path]');
    const isKept = await changes.make(keepWords(path, value, words), 'The words of the picture before were kept');
    if (!isKept) kept.current = null;
  };
  return (
    <Asked aria-label="The picture before">
      {missing.length > 0 && (
        <>
          <p id={id}>This was said of the picture before. Does it still say what the new picture shows?</p>
          <dl>
            {missing.map(([name, text]) => (
              <div key={name}>
                <dt>{labelOf(name)}</dt>
                <dd>“{shownWords(filled(text), name)}”</dd>
              </div>
            ))}
          </dl>
          <SmallButton type="button" aria-describedby={id} onClick={({ currentTarget }) => void keep(currentTarget)}>
            Yes, keep it
          </SmallButton>
        </>
      )}
      {lacksDark && <p>The other picture for the dark theme was removed with the one before.</p>}
    </Asked>
  );
}

/** A text as visitors read it: without the marks of bold and links, which what a picture shows has none of. */
function shownWords(text: string, name: string): string {
  return signsOf(text, () => false, name !== 'alt')
    .map(({ shown }) => shown)
    .join('');
}
