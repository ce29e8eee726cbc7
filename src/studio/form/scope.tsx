import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Edit } from '#engine/edit';
import { labelOf, type Path } from '#kit/model';
import { useStore, useStudio } from '../store/context.tsx';
import type { EditOptions } from '../store/types.ts';
import { viewOf } from '../store/view-of.ts';
import type { Choices, PlacedDiagnostic } from '../worker/protocol.ts';
import { removingEdit, settingEdit } from './changes.ts';
import { schemaAt } from './schema.ts';
import { keyOf } from './words.ts';

/** What all fields of a form share. */
export type FormScope = {
  file: string;
  data: unknown;
  /** Where the form begins in the file: what is above it, no field takes away. */
  root: Path;
  isReadOnly: boolean;
  /** What is wrong, by the field that shows it. */
  messages: ReadonlyMap<string, readonly PlacedDiagnostic[]>;
  /** What the form is called: what is called so in it has no heading of its own. */
  title?: string;
  /** What is selected in this file. */
  selected: Path;
  /** What all changes are a part of, which can be abandoned as a whole. */
  session?: string;
};

const ScopeContext = createContext<FormScope | undefined>(undefined);

export function FormScopeProvider({ children, ...scope }: FormScope & { children: ReactNode }): ReactNode {
  const { file, data, root, isReadOnly, messages, selected, session, title } = scope;
  const value = useMemo(
    () => ({
      file,
      data,
      root,
      isReadOnly,
      messages,
      selected,
      ...(session !== undefined && { session }),
      ...(title !== undefined && { title }),
    }),
    [file, data, root, isReadOnly, messages, selected, session, title],
  );
  return <ScopeContext value={value}>{children}</ScopeContext>;
}

export function useFormScope(): FormScope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('There is no form around this field.');
  return scope;
}

/** The file of the form around a view; nothing around none. */
export function useFileOfForm(): string | undefined {
  return useContext(ScopeContext)?.file;
}

export function useChoices(): Choices {
  return useStudio((state) => state.choices);
}

export function useMessages(path: Path): readonly PlacedDiagnostic[] {
  return useFormScope().messages.get(keyOf(path)) ?? none;
}

const none: readonly PlacedDiagnostic[] = [];

type FileEdits = readonly { file: string; edit: Edit }[];

/** What is done elsewhere in the file with a change of a field, and what both are called. */
export type Besides = { edits: readonly Edit[]; says: string };

/** The ways to change what a form shows. Each says what was done, for the history and for who listens. */
export type Changes = {
  /** `isTyped`: letters one after the other are one step of the history. What is done `besides` is one step with it. */
  set: (path: Path, value: unknown, isTyped?: boolean, besides?: Besides) => Promise<boolean>;
  remove: (path: Path) => Promise<boolean>;
  /** Deletes what somebody has asked to delete, and tells it with the way back: it can be seen nowhere. `edits` where others do that. */
  drop: (path: Path, says?: string, edits?: readonly Edit[]) => Promise<boolean>;
  /**
   * Several edits, and `others` of other files, are one step of the history. What has come by them, at a path, is shown and takes the focus.
   * `aloud` is heard behind what was done.
   */
  make: (
    edit: Edit | readonly Edit[],
    says: string,
    come?: Path,
    others?: FileEdits,
    aloud?: string,
  ) => Promise<boolean>;
};

/** `isApart`: they are no part of what is abandoned with the words that are open in the page, since they reach beyond them. */
export function useChanges({ isApart = false } = {}): Changes {
  const store = useStore();
  const { file, data, root, session } = useFormScope();
  const make = (edits: Edit | readonly Edit[], says: string, how: Partial<EditOptions> = {}, others: FileEdits = []) =>
    store.edit([...[edits].flat().map((edit) => ({ file, edit })), ...others], {
      says,
      ...how,
      ...(session === undefined || isApart ? {} : { session }),
    });
  const called = (path: Path) => labelAt(viewOf(store.state, file)?.kind, data, path);
  return {
    make: (edits, says, come, others, aloud = '') =>
      make(edits, says, { aloud, ...(come && { select: { file, path: come, isUnleft: true } }) }, others),
    set: (path, value, isTyped = false, besides) => {
      const edit = settingEdit(data, path, value);
      // It reaches beyond the words that are open in the page, so it isn't abandoned with them.
      if (besides)
        return store.edit(
          [edit, ...besides.edits].map((one) => ({ file, edit: one })),
          { says: besides.says },
        );
      const says = `${called(path)} changed`;
      return make(edit, says, isTyped ? { group: `${file}#${keyOf(path)}` } : {});
    },
    remove: (path) => make(removingEdit(data, path, root.length), `${called(path)} removed`),
    drop: (path, says = `${called(path)} removed`, edits = [removingEdit(data, path, root.length)]) =>
      make(edits, says, { isShown: true }),
  };
}

/** What the form calls a field, or the list of an entry. */
export function labelAt(kind: string | undefined, data: unknown, path: Path): string {
  const end = path.findLastIndex((step) => typeof step === 'string') + 1;
  const schema = kind && end > 0 ? schemaAt(kind, data, path.slice(0, end)) : undefined;
  return schema?.label ?? labelOf(String(path[end - 1] ?? 'file'));
}
