import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Schema, valueAt } from '#kit/model';
import { shownText, writtenText } from '../form/plain-value.ts';
import { FormScopeProvider, useChanges, useFormScope } from '../form/scope.tsx';
import { useCellPaste } from '../form/table/use-cell-paste.ts';
import { useDraft } from '../form/use-draft.ts';
import { hasMarks } from '../form/widget.ts';
import { LinkLeads } from '../form/widgets/LinkLeads.tsx';
import { type Inserting, Insertion, TextTools } from '../form/widgets/TextTools.tsx';
import { useSurface } from '../form/widgets/use-surface.ts';
import type { Command } from '../shell/commands.ts';
import { hear, shortcuts } from '../shell/shortcuts.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { wordsNow } from './find-words.ts';
import type { FoundWords } from './found-words.ts';
import { spotAbove } from './spot-above.ts';
import { Floating } from './WordsInPlace.styles.ts';

/** Words that are changed where they stand: where they are written, and the element of the page that shows them. */
export type PlacedWords = { file: string; found: FoundWords; schema: Schema; element: HTMLElement };

type Props = {
  placed: PlacedWords;
  frame: HTMLIFrameElement;
  commands: Readonly<Record<Command, () => void>>;
  onEnd: () => void;
};

const noMessages = new Map<string, never>();

/** An element of the page as the surface of its words: what is typed there is written as from the field of the form. */
export function WordsInPlace(props: Props): ReactNode {
  const { file, found } = props.placed;
  const session = useId();
  const { onEnd } = props;
  const data = useStudio(({ fileView, pageFile }) => [fileView, pageFile].find((view) => view?.file === file)?.data);
  const now = wordsNow(valueAt(data, found.path), found);
  const isGone = now === undefined;
  useEffect(() => {
    // Once what stands here is drawn: the page is drawn in its place.
    if (isGone) queueMicrotask(onEnd);
  }, [isGone, onEnd]);
  if (isGone) return null;
  return (
    <FormScopeProvider
      file={file}
      data={data}
      root={[]}
      isReadOnly={false}
      messages={noMessages}
      selected={found.path}
      onAdd={addNothing}
      session={session}
    >
      <PlacedSurface {...props} now={now} />
    </FormScopeProvider>
  );
}

function addNothing(): void {
  // No section stands in words.
}

function PlacedSurface({ placed, frame, commands, onEnd, now }: Props & { now: string }) {
  const { found, schema, element } = placed;
  const isMarked = hasMarks(found.widget);
  const [inserting, setInserting] = useState<Inserting>();
  const draft = usePlacedDraft(found, now);
  const { surface, standing } = useSurface(
    draft.shown,
    { path: found.path, widget: found.widget, kind: schema.kind, isLast: found.after.trim() === '' },
    draft.type,
    element,
  );
  const bold = () => surface.current?.toggle('isBold');
  const italic = () => surface.current?.toggle('isItalic');
  const end = useEnd(found, draft, onEnd);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // The keys that choose among the words of an input method are its own.
    if (event.isComposing) return;
    hear(event, shortcuts.words, { keep: () => end(true), leave: () => end(false) });
    hear(event, shortcuts.everywhere, commands);
    if (isMarked) hear(event, shortcuts.text, { bold, italic, link: () => setInserting('link') });
  };
  const pasteCells = useCellPaste(placed.file);
  const onPaste = (event: ClipboardEvent) => {
    if (!event.clipboardData || !pasteCells(found.path, event.clipboardData)) return;
    event.preventDefault();
    // The page is drawn with all of its cells once nothing is written in one.
    end(true);
  };
  useHeard(element, { onKeyDown, onPaste, onBlur: () => inserting || end(true) });
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
      {inserting && (
        <Insertion
          what={inserting}
          kind={schema.kind}
          value={inserting === 'link' ? standing.link : undefined}
          onClose={close}
        />
      )}
      {standing.link !== undefined && !inserting && (
        <LinkLeads
          address={standing.link}
          onChange={() => setInserting('link')}
          onRemove={() => surface.current?.link(undefined, '')}
        />
      )}
    </Floating>
  );
}

type Draft = ReturnType<typeof useDraft>;

/** What is typed, written between what stands around it in its field. */
function usePlacedDraft({ path, before, after, widget }: FoundWords, now: string): Draft {
  const changes = useChanges();
  return useDraft(after === '' ? shownText(now) : now, {
    plain: (text) => writtenText(text, '', widget).trimEnd(),
    send: (text, isStep) => {
      const ending = after === '' && text.includes('\n') ? '\n' : after;
      return changes.set(path, before + text + ending, !isStep);
    },
  });
}

/** Ends it once: the words stay as they are now, or it is as if nothing had been done; none at all can't be meant. */
function useEnd({ words }: FoundWords, draft: Draft, onEnd: () => void): (isKept: boolean) => void {
  const store = useStore();
  const { session = '' } = useFormScope();
  const isEnded = useRef(false);
  return (isKept) => {
    if (isEnded.current) return;
    isEnded.current = true;
    const now = draft.now();
    const isEmpty = now.trim() === '';
    if (isKept && !isEmpty) draft.leave();
    else void store.abandon(session);
    if (isKept && isEmpty) store.say('Some words have to stand here, so they are as they were.');
    else if (isKept && now !== words) store.say('The words are changed.');
    onEnd();
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
  const follow = () => {
    if (!tools.current) return;
    const { x, y } = spotAbove(element, frame, tools.current);
    tools.current.style.insetInlineStart = `${x}px`;
    tools.current.style.insetBlockStart = `${y}px`;
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
    element.addEventListener('dragstart', show(false), { signal });
    // What was dragged may be drawn anew where it was dropped, and then nothing tells that it ended.
    for (const end of ['drop', 'dragend']) element.addEventListener(end, show(true), { signal });
    return () => controller.abort();
  }, [element, frame]);
  return tools;
}
