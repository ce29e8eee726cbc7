import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Path, type Schema, valueAt } from '#kit/model';
import { linkMessages } from '../form/link-messages.ts';
import { FormScopeProvider } from '../form/scope.tsx';
import { useCellPaste } from '../form/table/use-cell-paste.ts';
import { hasMarks } from '../form/widget.ts';
import { FactsUsed } from '../form/widgets/FactsUsed.tsx';
import { LinkLeads } from '../form/widgets/LinkLeads.tsx';
import { type Inserting, Insertion, TextTools } from '../form/widgets/TextTools.tsx';
import { useSurface } from '../form/widgets/use-surface.ts';
import type { Surface } from '../marked/surface.ts';
import type { Command } from '../shell/commands.ts';
import { hear, shortcuts } from '../shell/shortcuts.ts';
import { useStudio } from '../store/context.tsx';
import { viewOf } from '../store/view-of.ts';
import { wordsAgain, wordsNow } from './find-words.ts';
import type { FoundWords } from './found-words.ts';
import { type PlacedDraft, sessionOf, useEnd, usePlacedDraft } from './placed-draft.ts';
import { spotAbove, type ToolsSpot } from './spot-above.ts';
import { Floating } from './WordsInPlace.styles.ts';
import { TakenIn, widenWords } from './widen-words.ts';
import type { Toward } from './words-beyond.ts';

/** Words that are changed where they stand: where they are written, whether their field may go, and the element that shows them. */
export type PlacedWords = { file: string; found: FoundWords; schema: Schema; canGo: boolean; element: HTMLElement };

type Props = {
  placed: PlacedWords;
  frame: HTMLIFrameElement;
  commands: Readonly<Record<Command, () => void>>;
  onEnd: (toward?: Toward) => void;
};

const noMessages = new Map<string, never>();

/** An element of the page as the surface of its words: what is typed there is written as from the field of the form. */
export function WordsInPlace(props: Props): ReactNode {
  const { file } = props.placed;
  const [saves, setSaves] = useState(0);
  const session = sessionOf(useId(), saves);
  const { onEnd } = props;
  const save = () => {
    props.commands.save();
    setSaves(saves + 1);
  };
  const { found, data, value, onWiden } = useFollowed(props.placed);
  const isGone = found === undefined;
  useEffect(() => {
    // Once what stands here is drawn: the page is drawn in its place.
    if (isGone) queueMicrotask(() => onEnd());
  }, [isGone, onEnd]);
  if (isGone || typeof value !== 'string') return null;
  return (
    <FormScopeProvider
      file={file}
      data={data}
      root={[]}
      isReadOnly={false}
      messages={noMessages}
      selected={found.path}
      session={session}
    >
      <PlacedSurface {...props} commands={{ ...props.commands, save }} value={value} found={found} onWiden={onWiden} />
    </FormScopeProvider>
  );
}

/** Where open words are written by now, also once others have changed what stands before or around them; nothing where they are gone. */
function useFollowed({ file, found: opened }: PlacedWords) {
  const [known, setKnown] = useState(opened);
  const path = useStudio((state) => state.inPlace?.path) ?? opened.path;
  const data = useStudio((state) => viewOf(state, file)?.data);
  const value = valueAt(data, path);
  const words = wordsNow(value, known);
  const last = useRef(opened.words);
  const again = words === undefined ? wordsAgain(value, known, last.current) : undefined;
  if (again) setKnown(again);
  useLayoutEffect(() => {
    if (words !== undefined) last.current = words;
  }, [words]);
  const found = useMemo(() => ({ ...known, path }), [known, path]);
  return { found: words === undefined ? undefined : found, data, value, onWiden: setKnown };
}

type SurfaceProps = Props & {
  /** All that the field says, of which the words are what was found. */
  value: string;
  found: FoundWords;
  onWiden: (found: FoundWords) => void;
};

function PlacedSurface({ placed, frame, commands, onEnd, value, found, onWiden }: SurfaceProps) {
  const { schema, canGo, element } = placed;
  const isMarked = hasMarks(found.widget);
  const [inserting, setInserting] = useState<Inserting>();
  const draft = usePlacedDraft(found, value);
  const { surface, standing } = useSurface(
    draft.shown,
    { path: found.path, widget: found.widget, kind: schema.kind, around: found },
    draft.type,
    // The page is drawn with the parts that a paste has added once nothing is written in it.
    { within: element, onParts: () => queueMicrotask(() => end('kept')) },
  );
  const { link, messages, closeLink } = useOpenLink(placed.file, found.path, inserting ? undefined : standing.link);
  const bold = () => surface.current?.toggle('isBold');
  const italic = () => surface.current?.toggle('isItalic');
  const end = useEnd({ found, canGo, draft, onEnd });
  const widen = useWidening({ element, found, draft, surface, onWiden });
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // The keys that choose among the words of an input method are its own.
    if (event.isComposing) return;
    const isParagraph = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && found.widget === 'paragraphs';
    if (!isParagraph)
      hear(event, shortcuts.words, { ...endingBy(end), ...(link !== undefined && { leave: closeLink }) });
    widen(event.key);
    const undo = () => surface.current?.travel('back') || commands.undo();
    const redo = () => surface.current?.travel('forth') || commands.redo();
    hear(event, shortcuts.everywhere, { ...commands, undo, redo });
    if (isMarked) hear(event, shortcuts.text, { bold, italic, link: () => setInserting('link') });
  };
  const onPaste = useCells(placed.file, found.path, end);
  useHeard(element, { onKeyDown, onPaste, onBlur: () => inserting || end('kept') });
  const tools = useSpot(element, frame);
  const close = (chosen?: string, words = '') => {
    setInserting(undefined);
    surface.current?.focus();
    if (chosen === undefined) return;
    if (inserting === 'link') surface.current?.link(chosen, words);
    else surface.current?.insert(`((${chosen}))`);
  };
  if (found.widget === 'text') return null;
  return (
    <Floating ref={tools}>
      <TextTools
        label="words in the page"
        kind={schema.kind}
        hasMarks={isMarked}
        hasLists={false}
        standing={standing}
        onBold={bold}
        onItalic={italic}
        onLink={() => setInserting('link')}
        onList={() => surface.current?.toggleList()}
        onFigure={() => setInserting('figure')}
      />
      {standing.figure && !inserting && <FactsUsed text={standing.figure} />}
      {inserting && (
        <Insertion
          what={inserting}
          kind={schema.kind}
          value={inserting === 'link' ? standing.link : undefined}
          onClose={close}
        />
      )}
      {link !== undefined && (
        <LinkLeads
          address={link}
          messages={messages}
          onChange={() => setInserting('link')}
          onRemove={() => surface.current?.link(undefined, '')}
        />
      )}
    </Floating>
  );
}

/** Takes cells that are pasted: the page is drawn with all of them once nothing is written in one. */
function useCells(file: string, path: Path, end: (how: 'replaced') => void) {
  const paste = useCellPaste(file);
  return (event: ClipboardEvent) => {
    if (!event.clipboardData || !paste(path, event.clipboardData)) return;
    event.preventDefault();
    end('replaced');
  };
}

/** The link that the cursor stands in with what is wrong with it, until that is closed: Escape closes it before the words. */
function useOpenLink(file: string, path: Path, address: string | undefined) {
  const [closed, setClosed] = useState<string>();
  const diagnostics = useStudio((state) => viewOf(state, file)?.diagnostics);
  const text = useStudio((state) => state.texts.get(file));
  useEffect(() => {
    if (address === undefined) setClosed(undefined);
  }, [address]);
  const link = address === closed ? undefined : address;
  const isKnown = link !== undefined && text !== undefined;
  const messages = isKnown ? linkMessages(diagnostics ?? [], { path, address: link, text }) : [];
  return { link, messages, closeLink: () => setClosed(link) };
}

/** What the keys do that end it. */
function endingBy(end: ReturnType<typeof useEnd>) {
  return {
    keep: () => end('kept'),
    leave: () => end('left'),
    next: () => end('kept', 'next'),
    previous: () => end('kept', 'previous'),
  };
}

type Widening = {
  element: HTMLElement;
  found: FoundWords;
  draft: PlacedDraft;
  surface: RefObject<Surface | undefined>;
  onWiden: (found: FoundWords) => void;
};

/** Lets a key that deletes over the edge of words join them with the paragraph there, which they take in. */
function useWidening({ element, found, draft, surface, onWiden }: Widening): (key: string) => void {
  const taken = useRef(new TakenIn());
  useLayoutEffect(() => () => taken.current.show(), []);
  return (key) => {
    const isBefore = key === 'Backspace';
    if (!isBefore && key !== 'Delete') return;
    if (found.widget !== 'paragraphs' || !surface.current?.isAtEdge(isBefore)) return;
    const wider = widenWords(draft.field(), found, isBefore);
    if (!wider || !taken.current.hide(element, isBefore)) return;
    surface.current.takeIn(wider.more, isBefore);
    // Before the browser does what the key is for.
    flushSync(() => onWiden(wider.found));
  };
}

type Heard = {
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  onBlur: () => void;
};

/** Hears what is done in an element of the page, which is no element of React's here. */
function useHeard(element: HTMLElement, heard: Heard): void {
  const current = useRef(heard);
  current.current = heard;
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('keydown', (event) => current.current.onKeyDown(event), { signal });
    // Before the surface takes it as words.
    element.addEventListener('paste', (event) => current.current.onPaste(event), { signal, capture: true });
    element.addEventListener('blur', () => current.current.onBlur(), { signal });
    return () => controller.abort();
  }, [element]);
}

/** Keeps the tools above what is selected in the page, wherever that is scrolled; while it is dragged, they lie over no place for it. */
function useSpot(element: HTMLElement, frame: HTMLIFrameElement) {
  const tools = useRef<HTMLDivElement>(null);
  const last = useRef<ToolsSpot>(undefined);
  const follow = () => {
    if (!tools.current) return;
    last.current = spotAbove(element, frame, tools.current, last.current);
    const { x, y, isBelow } = last.current;
    tools.current.style.insetInlineStart = `${x}px`;
    tools.current.style.insetBlockStart = `${y}px`;
    tools.current.toggleAttribute('data-below', isBelow);
  };
  const show = (isShown: boolean) => () => {
    if (tools.current) tools.current.style.display = isShown ? '' : 'none';
  };
  // After each letter.
  useLayoutEffect(follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads only what stays the same
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    frame.contentWindow?.addEventListener('scroll', follow, { signal });
    addEventListener('resize', follow, { signal });
    // What unfolds in them may not end below the window.
    const sizes = new ResizeObserver(follow);
    if (tools.current) sizes.observe(tools.current);
    element.addEventListener('dragstart', show(false), { signal });
    // What was dragged may be drawn anew where it was dropped, and then nothing tells that it ended.
    for (const end of ['drop', 'dragend']) element.addEventListener(end, show(true), { signal });
    return () => {
      controller.abort();
      sizes.disconnect();
    };
  }, [element, frame]);
  return tools;
}
