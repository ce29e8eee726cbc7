import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type Path, valueAt } from '#kit/model';
import { useFormScope } from '../form/scope.tsx';
import type { Widget } from '../form/widget.ts';
import { useFigures } from '../form/widgets/use-figures.ts';
import { figureSign, signsOf } from '../marked/signs.ts';
import { inLanguages } from '../outline/in-languages.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { areAlike } from './are-alike.ts';

const Said = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin-block-start: var(--space-1);
  color: var(--color-muted);
  font-size: 0.75rem;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** What the original of an open page says, in which language. */
type Original = { code: string; name: string; data: unknown };

const OriginalContext = createContext<Original | undefined>(undefined);

/** Has the fields of a translated page say what its original says: that is read once for all of them. */
export function OriginalProvider({ file, children }: { file: string; children: ReactNode }): ReactNode {
  const store = useStore();
  const choices = useStudio((state) => state.choices);
  const [{ code, name, page } = {}] = useMemo(() => inLanguages(file, choices), [file, choices]);
  const original = page?.file === file ? undefined : page?.file;
  const text = useStudio((state) => (original === undefined ? undefined : state.texts.get(original)));
  const [read, setRead] = useState<{ file: string; data: unknown }>();
  useEffect(() => {
    if (original === undefined || text === undefined) return undefined;
    let isOver = false;
    void store
      .ask((asked) => asked.entry(original, []))
      .then((entry) => !isOver && setRead({ file: original, data: entry?.value }))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [store, original, text]);
  const data = read !== undefined && read.file === original ? read.data : undefined;
  const said = useMemo(
    () => (data === undefined || code === undefined || name === undefined ? undefined : { code, name, data }),
    [code, name, data],
  );
  return <OriginalContext value={said}>{children}</OriginalContext>;
}

const texts: ReadonlySet<Widget> = new Set(['text', 'figured', 'rich-text', 'paragraphs']);

type InOriginalProps = { path: Path; widget: Widget; value: unknown };

/** Below a text of a translated page: what the original says there, or that it is the same, which may be left to translate. */
export function InOriginal({ path, widget, value }: InOriginalProps): ReactNode {
  const original = useContext(OriginalContext);
  const { data } = useFormScope();
  const words = original && texts.has(widget) ? valueAt(original.data, path) : undefined;
  if (!original || typeof words !== 'string' || words.trim() === '' || !areAlike(data, original.data, path))
    return null;
  if (words === value) return <Said>In {original.name}: the same.</Said>;
  return <Words {...original} hasMarks={widget === 'rich-text' || widget === 'paragraphs'} text={words} />;
}

/** As it is read there: with what its figures say, without the signs of what is marked. */
function Words({ code, name, hasMarks, text }: Original & { hasMarks: boolean; text: string }): ReactNode {
  const { isKnown, wordsOf } = useFigures();
  const words = signsOf(text, isKnown, hasMarks)
    .map(({ shown, written }) => (shown === figureSign ? wordsOf(written) : shown))
    .join('')
    .trim();
  return words === '' ? null : (
    <Said title={words}>
      In {name}: “<span lang={code}>{words}</span>”
    </Said>
  );
}
