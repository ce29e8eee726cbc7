import { useEffect, useRef, useState } from 'react';
import type { Path } from '#kit/model';
import { commonFiles } from '../../outline/common-files.ts';
import { useStore } from '../../store/context.tsx';
import type { Notice, StudioStore } from '../../store/types.ts';
import type { Plan } from '../../worker/protocol.ts';
import { Combobox } from '../Combobox.tsx';
import { useFormScope } from '../scope.tsx';
import { keyOf } from '../words.ts';
import { AddEntry } from './AddEntry.tsx';
import { languageOptions } from './language-options.ts';

type AddProps = {
  /** Where the language comes: selected, it is asked for at once. */
  path: Path;
  listed: readonly unknown[];
};

/** Adds a language to those of the site once one is chosen, with its home page: without one it would be a mistake. */
export function AddLanguage({ path, listed }: AddProps) {
  const { selected } = useFormScope();
  const key = keyOf(path);
  const store = useStore();
  const root = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState<boolean>();
  useEffect(() => {
    if (keyOf(selected) === key) setAsking(true);
  }, [selected, key]);
  useEffect(() => {
    if (isAsking === false) root.current?.querySelector('button')?.focus();
  }, [isAsking]);
  const add = async (language: string) => {
    setAsking(false);
    const plan = await store.plan({ kind: 'language', language });
    if ('refused' in plan) store.refuse(plan.refused);
    else if (await store.carryOut(plan)) store.notify(nextSteps(store, plan));
  };
  return (
    <div ref={root} data-path={key}>
      {isAsking ? (
        <Combobox
          label="Which language"
          options={languageOptions().filter(({ value }) => !listed.includes(value))}
          isFree
          isFocused
          value=""
          onChoose={(language) => void add(language)}
          onCancel={() => setAsking(undefined)}
        />
      ) : (
        <AddEntry noun="language" onAdd={() => setAsking(true)} />
      )}
    </div>
  );
}

/** What a language that was just added needs next, with the way to each. */
function nextSteps(store: StudioStore, { changes }: Plan): Notice | undefined {
  const home = changes.find(({ from }) => from !== undefined)?.file;
  if (home === undefined) return undefined;
  const forms = commonFiles(home, store.state.texts).filter(
    ({ field }) => field === 'navigation' || field === 'labels',
  );
  return {
    words:
      'Visitors can choose the new language once this is public. Translate these before; the language menu at the top adds each other page.',
    ways: [
      { does: 'Home page', take: () => store.openPage(home) },
      ...forms.map(({ file, name, field = '' }) => ({ does: name, take: () => store.select({ file, path: [field] }) })),
    ],
    isEach: true,
    lasts: 'until it is undone',
  };
}
