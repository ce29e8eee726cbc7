import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { isError, messageWords, type Path } from '#kit/model';
import { keepFocus } from '../shell/keep-focus.ts';
import { useStore, useStudio } from '../store/context.tsx';
import type { Selection } from '../store/types.ts';
import { BehindNote } from '../translation/BehindNote.tsx';
import { OriginalProvider } from '../translation/InOriginal.tsx';
import { useBehind, useWithCopy } from '../translation/use-behind.ts';
import type { FileView } from '../worker/protocol.ts';
import { SmallButton } from './FieldFrame.styles.ts';
import { FieldsOf } from './FieldsOf.tsx';
import { FieldView } from './FieldView.tsx';
import { FormHead } from './FormHead.tsx';
import { FormRootElement } from './FormPane.styles.ts';
import { FieldViewProvider } from './field-view.ts';
import { firstControl } from './first-control.ts';
import { Messages } from './Messages.tsx';
import { isUnfilled, messagesByField } from './messages.ts';
import { PartList } from './PartList.tsx';
import { formParts, pageSchemas, partAt, partSchema } from './parts.ts';
import { SearchResult } from './SearchResult.tsx';
import { formRoot, isWithin } from './schema.ts';
import { FormScopeProvider } from './scope.tsx';
import { useCovered } from './use-covered.ts';
import { useSelectedField } from './use-selected-field.ts';
import { useStill } from './use-still.ts';
import { useWays } from './ways.ts';
import { BrandColor } from './widgets/BrandColor.tsx';
import { BrandLetters } from './widgets/BrandLetters.tsx';
import { FileEntries } from './widgets/EntriesField.tsx';
import { keyOf } from './words.ts';

/** The form of what is selected: a section, or what a file says of itself. */
export function FormPane() {
  const fileView = useStudio((state) => state.fileView);
  const selection = useStudio((state) => state.selection);
  if (!fileView || fileView.file !== selection.file)
    return (
      <FormRootElement aria-busy="true">
        <p>One moment…</p>
      </FormRootElement>
    );
  return (
    <FieldViewProvider value={FieldView}>
      <OriginalProvider file={fileView.file}>
        <FileForm fileView={fileView} />
      </OriginalProvider>
    </FieldViewProvider>
  );
}

function FileForm({ fileView }: { fileView: FileView }) {
  const { file, kind, data, diagnostics, isUncertain } = fileView;
  const selection = useStudio((state) => state.selection);
  const selected = selection.path;
  const onBlur = useLeaving(selection);
  const written = useWrittenForm(selection);
  const element = useRef<HTMLDivElement>(null);
  const { path, schema, value } = useMemo(() => formRoot(kind, data, selected), [kind, data, selected]);
  const writtenEntry = useWrittenEntry(selection, path);
  const parts = path.length === 0 && schema ? formParts(kind, schema) : [];
  const part = partAt(parts, selected);
  const key = keyOf(path);
  const behind = useBehind(file);
  const isReadOnly = isUncertain || data === undefined;
  const told = useStill(element, useTold(useWithCopy(file, diagnostics), selection, isReadOnly), `${file}#${key}`);
  const messages = useMemo(() => messagesByField(told, { root: path, schema, data }), [told, path, schema, data]);
  const isPage = kind === 'PageSource' && path.length === 0 && !messages.has('sections');
  const page = isPage ? pageSchemas(schema ?? {}) : undefined;
  const shown = page?.others ?? (part ? partSchema(schema ?? {}, part) : (schema ?? {}));
  const of = `${file}#${key}#${part?.title ?? ''}`;
  useAnnounced(messages);
  useFromTop(element, of);
  useSelectedField(element, selection, path);
  useCovered(element);
  useEffect(() => {
    const root = element.current;
    return root ? keepFocus(root, (around, at) => (around === root ? null : neighbour(around, at))) : undefined;
  }, []);
  return (
    <FormScopeProvider
      file={file}
      data={data}
      root={path}
      isReadOnly={isReadOnly}
      messages={messages}
      selected={selected}
      {...(part && { title: part.title })}
    >
      <FormRootElement
        ref={element}
        aria-label="Form"
        onBlur={onBlur}
        onFocus={({ target }) => {
          if (part && !target.matches('.open')) written(target);
          if (target.matches('[role="textbox"], textarea, input')) writtenEntry(target);
        }}
        onClick={(event) => {
          bringToSight(event);
          if (part && event.target instanceof Element && event.target.closest('.open[aria-expanded="false"]'))
            written(event.target);
        }}
      >
        <FormHead fileView={fileView} root={path} schema={schema} value={value} part={part} />
        {behind && <BehindNote fileView={fileView} behind={behind} root={path} />}
        <Messages messages={messages.get(key) ?? []} />
        {isReadOnly && <Unreadable fileView={fileView} />}
        {kind === 'ThemeSource' && <BrandColor isReadOnly={isReadOnly} />}
        {kind === 'ThemeSource' && <BrandLetters isReadOnly={isReadOnly} />}
        {schema && (
          <div className="fields" key={of}>
            {parts.length > 0 && !part ? (
              <PartList parts={parts} />
            ) : schema.properties ? (
              <>
                {page && <FieldsOf path={path} schema={page.searched} value={value} />}
                {page && <SearchResult file={file} />}
                <FieldsOf path={path} schema={shown} value={value} />
              </>
            ) : (
              <FileEntries schema={schema} value={value} />
            )}
          </div>
        )}
      </FormRootElement>
    </FormScopeProvider>
  );
}

/** The form of something else begins at its top, where it says what it is of; what is selected in it comes to sight then. */
function useFromTop(form: RefObject<HTMLElement | null>, of: string): void {
  const before = useRef(of);
  useLayoutEffect(() => {
    const pane = form.current?.closest('aside');
    if (pane && before.current !== of) pane.scrollTop = 0;
    before.current = of;
  }, [form, of]);
}

/** Where an entry was taken away that had the focus, the one that stands there now has it; in the form of something else, none. */
function neighbour({ children }: HTMLElement, at: number): HTMLElement | null {
  const next = children[Math.min(at, children.length - 1)];
  return next instanceof HTMLElement ? firstControl(next) : null;
}

/** A text that is pressed stands above its tools, which may have come over it. A long one stays where it was pressed. */
function bringToSight({ target }: MouseEvent): void {
  const text = target instanceof Element ? target.closest<HTMLElement>('[role="textbox"]') : null;
  if (text && text.offsetHeight < innerHeight / 2) text.scrollIntoView({ block: 'nearest' });
}

/** Selects the contact form that is opened or written, or what it says once it was sent, for the page shows it then; none while anything else of the site is written. */
function useWrittenForm({ file, path }: Selection): (target: Element) => void {
  const store = useStore();
  return (target) => {
    const steps = target.closest<HTMLElement>('[data-path]')?.dataset['path']?.split('.') ?? [];
    const wanted = shownOf(steps);
    if (wanted.join() !== shownOf(path).join())
      store.select({ file, path: wanted.length === 0 ? ['forms'] : wanted, keepsFocus: true });
  };
}

/** Selects the entry of a section's list that is written: the page opens it where it folds, and has it in view. */
function useWrittenEntry({ file, path: selected }: Selection, root: Path): (target: Element) => void {
  const store = useStore();
  return (target) => {
    const steps = target.closest<HTMLElement>('[data-path]')?.dataset['path']?.split('.') ?? [];
    const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const entry = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
    if (root.length === 0 || entry.length <= root.length || isWithin(selected, entry)) return;
    store.select({ file, path: entry, keepsFocus: true });
  };
}

/** The steps to a form, and to what it says once it was sent; none to anything else. */
function shownOf([field, form, part]: Path): Path {
  if (field !== 'forms' || form === undefined) return [];
  return part === 'success' || part === 'failure' ? [field, form, part] : [field, form];
}

/** What is told beside fields: what can't be read is told at the top, once, and what has just come may still be empty. */
function useTold(diagnostics: FileView['diagnostics'], selection: Selection, isReadOnly: boolean) {
  return useMemo(
    () => diagnostics.filter((each) => !isUnfilled(each, selection) && !(isReadOnly && isSlip(each))),
    [diagnostics, selection, isReadOnly],
  );
}

/** Whether it is a mistake that keeps the text from being read. */
function isSlip({ code }: FileView['diagnostics'][number]): boolean {
  return /^(?:syntax|layout|file)\//.test(code);
}

/** Once the focus has left what has just come, what is empty in it is a mistake like any other. */
function useLeaving({ file, path, isUnleft }: Selection): (event: FocusEvent) => void {
  const store = useStore();
  return ({ target, relatedTarget }) => {
    if (isUnleft && !isInside(target, relatedTarget, path)) store.select({ file, path, keepsFocus: true });
  };
}

/** Whether the focus that leaves an element stays in the same field or entry, by its path; it may come from outside of it. */
function isInside(from: Element, to: Element | null, path: Path): boolean {
  const place = from.closest(`[data-path="${keyOf(path)}"]`);
  return place === null || place.contains(to);
}

/** Why nothing can be changed here, with what is wrong in the text, its fix, and the way back for whoever didn't write it. */
function Unreadable({ fileView: { diagnostics } }: { fileView: FileView }) {
  const { onText, onVersions } = useWays();
  const slips = diagnostics.filter(isSlip);
  const [first] = slips;
  return (
    <div role="status" className="unreadable">
      <p>
        The text of this file has a mistake in it, so the form can only be read. Put it right, or go back to an earlier
        version.
      </p>
      <Messages messages={slips} />
      {first && (
        <SmallButton type="button" onClick={() => onText(first)}>
          See line {first.line} in the text
        </SmallButton>
      )}
      <SmallButton type="button" onClick={onVersions}>
        Earlier versions
      </SmallButton>
    </div>
  );
}

/** Says a mistake that has come, once. */
function useAnnounced(messages: ReturnType<typeof messagesByField>): void {
  const store = useStore();
  const errors = [...messages.values()].flat().filter(isError);
  const text = errors.map((error) => messageWords(error).message).join('\n');
  const before = useRef(text);
  useEffect(() => {
    const known = new Set(before.current.split('\n'));
    const added = text.split('\n').find((message) => message !== '' && !known.has(message));
    before.current = text;
    if (added) store.say(`Mistake: ${added}`);
  }, [text, store]);
}
