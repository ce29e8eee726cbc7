import { useEffect, useRef, useState } from 'react';
import type { Path } from '#kit/model';
import { useStore } from '../../store/context.tsx';
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
    else await store.carryOut(plan);
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
