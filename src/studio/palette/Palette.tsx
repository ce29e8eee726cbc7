import { type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { sectionsOf, valueAt } from '#kit/model';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import { sectionTitle } from '../form/schema.ts';
import { useFigures } from '../form/widgets/use-figures.ts';
import { isInside, type SectionPlace } from '../outline/section-list.ts';
import { signOfKind } from '../shell/kind-signs.ts';
import { Sign } from '../shell/Sign.tsx';
import { useStore, useStudio } from '../store/context.tsx';
import { viewOf } from '../store/view-of.ts';
import { adaptExample, type ChosenSection } from './adapt-example.ts';
import { findBlocks, typical } from './find-blocks.ts';
import { usePalette } from './load-palette.ts';
import { PaletteRoot } from './Palette.styles.ts';
import { placeWords } from './place-words.ts';
import { SharedChoice } from './SharedChoice.tsx';
import type { PaletteBlock, PaletteContent, PaletteExample } from './types.ts';
import { useArrows } from './use-arrows.ts';
import { useSiteLook } from './use-site-look.ts';

/** What to look for where nothing was found; the last holds words of any kind. */
const tries = ['questions', 'prices', 'team', 'steps', 'figures', 'contact', 'text'];

const Preview = lazy(() => import('./Preview.tsx'));

/** `place` is where the section is to stand. */
type PaletteProps = { place: SectionPlace; onChoose: (choice: ChosenSection) => void; onClose: () => void };

/** What can be added to a page: living examples, found by what people call them. */
export function Palette({ place, onChoose, onClose }: PaletteProps) {
  useSiteLook();
  const content = usePalette();
  return (
    <StudioDialog title={`Add a section ${usePlaceWords(place)}`} onClose={onClose} size="widest">
      {content === undefined && <p role="status">One moment…</p>}
      {content && 'problem' in content && <p role="alert">{content.problem} Close this and try again.</p>}
      {content && 'blocks' in content && <Examples content={content} place={place} onChoose={onChoose} />}
    </StudioDialog>
  );
}

/** Where the section will stand, in words. */
function usePlaceWords(place: SectionPlace): string {
  const { filled } = useFigures();
  const view = useStudio((state) => viewOf(state, place.file));
  const sections = valueAt(view?.data, place.path);
  return placeWords(place, Array.isArray(sections) ? sections : [], filled);
}

/** The blocks that can be put there: the top of a page stands above all else, and only once. */
function useBlocks(content: PaletteContent, place: SectionPlace): readonly PaletteBlock[] {
  const hasTop = useStudio((state) => isInside(place) || sectionsOf(state.pageFile?.data).length > 0);
  return useMemo(() => content.blocks.filter(({ type }) => !hasTop || type !== 'hero'), [content, hasTop]);
}

/** What to try where nothing is called what somebody looks for. */
function Nothing({ query, onTry }: { query: string; onTry: (word: string) => void }) {
  return (
    <div className="nothing">
      <p role="status">Nothing is called “{query.trim()}” here. Try what it is for:</p>
      <p className="tries">
        {tries.map((word) => (
          <button key={word} type="button" className="small" onClick={() => onTry(word)}>
            {word}
          </button>
        ))}
      </p>
    </div>
  );
}

type ExamplesProps = Pick<PaletteProps, 'place' | 'onChoose'> & { content: PaletteContent };

function Examples({ content, place, onChoose }: ExamplesProps) {
  const choices = useStudio((state) => state.choices);
  const store = useStore();
  const [query, setQuery] = useState('');
  const [type, setType] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const onKeyDown = useArrows(list, search);
  useEffect(() => search.current?.focus(), []);
  const blocks = useBlocks(content, place);
  const found = useMemo(() => findBlocks(query, blocks, choices.sectionUses), [query, blocks, choices.sectionUses]);
  const chosen = blocks.find((block) => block.type === type);
  const shown = chosen && found.includes(chosen) ? [chosen] : found;
  const choose = (block: PaletteBlock, example: PaletteExample) => onChoose(adaptExample(block.type, example, choices));
  const first = query.trim() === '' ? undefined : firstExample(shown);
  const takeFirst = (event: KeyboardEvent) => {
    if (!first || event.key !== 'Enter') return;
    event.preventDefault();
    // A key that is held down is pressed once.
    if (!event.repeat) choose(first.block, first.example);
  };
  const say = (words: string) => {
    const { length, 0: best } = findBlocks(words, blocks);
    const kinds = length === 1 ? '1 kind of section' : `${length} kinds of sections`;
    store.say(best && words.trim() !== '' ? `${kinds}. Enter adds “${sectionTitle(best.type)}”.` : kinds);
  };
  return (
    // The arrows lead from the search to the examples and among them.
    <PaletteRoot onKeyDown={onKeyDown}>
      <label>
        What do you want to show?
        <input
          ref={search}
          type="search"
          value={query}
          placeholder="Questions, prices, team, quote…"
          onKeyDown={takeFirst}
          onChange={(event) => {
            setQuery(event.target.value);
            setType(undefined);
            say(event.target.value);
          }}
        />
      </label>
      {!isInside(place) && <SharedChoice query={query} onChoose={onChoose} />}
      {found.length === 0 ? (
        <Nothing query={query} onTry={setQuery} />
      ) : (
        <ul ref={list}>
          {shown.flatMap((block) =>
            (chosen === block ? block.examples : typical(block)).map((example) => (
              <li key={`${block.type} ${example.name}`}>
                <Card
                  content={content}
                  block={block}
                  example={example}
                  isChosen={chosen === block}
                  isFirst={first?.example === example}
                  onChoose={() => choose(block, example)}
                  onMore={() => setType(block.type)}
                />
              </li>
            )),
          )}
        </ul>
      )}
      {chosen && (
        <button type="button" className="small" onClick={() => setType(undefined)}>
          All kinds of sections
        </button>
      )}
    </PaletteRoot>
  );
}

/** The usual example of the likeliest kind. */
function firstExample([block]: readonly PaletteBlock[]): { block: PaletteBlock; example: PaletteExample } | undefined {
  const [example] = block ? typical(block) : [];
  return block && example ? { block, example } : undefined;
}

type CardProps = {
  content: PaletteContent;
  block: PaletteBlock;
  example: PaletteExample;
  /** Whether all examples of its kind are shown. */
  isChosen: boolean;
  /** Whether Enter in the search adds it. */
  isFirst: boolean;
  onChoose: () => void;
  onMore: () => void;
};

/** A living example, with what it is for. */
function Card({ content, block, example, isChosen, isFirst, onChoose, onMore }: CardProps) {
  return (
    <div className="card" data-first={isFirst || undefined}>
      <Suspense fallback={<div className="waiting" />}>
        <Preview site={content.site} page={content.page} sections={example.sections} />
      </Suspense>
      {/* The second press of a double click that opened the window is meant for nothing in it. */}
      <button type="button" className="choose" onClick={({ detail }) => detail < 2 && onChoose()}>
        <Sign name={signOfKind(block.type)} />
        {sectionTitle(block.type)}
      </button>
      <p>{isChosen ? example.about : block.about}</p>
      {!isChosen && block.examples.length > 1 && (
        <button type="button" className="small" onClick={onMore}>
          {block.examples.length} ways to show it
        </button>
      )}
    </div>
  );
}
