import { type ChangeEvent, useId, useRef, useState } from 'react';
import { isFields } from '#kit/model';
import {
  isOpenLetters,
  type Letters,
  type OpenLetters,
  type OwnLetters,
  openLetters,
  withFiles,
} from '../../host/letters.ts';
import { useHost, useStore, useStudio } from '../../store/context.tsx';
import { SmallButton } from '../FieldFrame.styles.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { BrandRoot } from './Brand.styles.ts';

const kinds = { sans: 'Without serifs', serif: 'With serifs' } as const;

/** The letters of a site: open ones, which are fetched once and then lie with it, or those of a file. */
export function BrandLetters({ isReadOnly }: { isReadOnly: boolean }) {
  const { letters } = useHost();
  const store = useStore();
  const languages = useLanguages();
  const changes = useChanges();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { data } = useFormScope();
  const [chosen, setChosen] = useState<OpenLetters>();
  const [state, setState] = useState<'idle' | 'bringing' | { refused: string }>('idle');
  if (!letters) return null;
  const take = async (asked: Promise<OwnLetters | { refused: string }>, joins = false) => {
    setState('bringing');
    const answer = await store.takeLetters(asked);
    setState('refused' in answer ? answer : 'idle');
    if ('refused' in answer) return;
    const value = joins && isFields(data) ? withFiles(data['font'], answer) : answer;
    await changes.make({ op: 'set', path: ['font'], value }, 'Font chosen');
    // From here on the file says it, and undo may.
    setChosen(undefined);
  };
  const send = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) void take(takeAll(letters, files), true);
  };
  const shown = chosen ?? familyOf(data) ?? 'As it is now';
  const isBusy = isReadOnly || state === 'bringing';
  return (
    <BrandRoot>
      <label htmlFor={id}>Font for all words</label>
      <div>
        <select
          id={id}
          value={shown}
          disabled={isBusy}
          onChange={({ target: { value } }) => isOpenLetters(value) && setChosen(value)}
        >
          {!isOpenLetters(shown) && <option>{shown}</option>}
          {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
            <optgroup key={kind} label={kinds[kind]}>
              {openLetters[kind].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </select>
        <SmallButton
          type="button"
          disabled={isBusy || !chosen}
          onClick={() => chosen && void take(letters.bring(chosen, languages))}
        >
          {state === 'bringing' ? 'One moment…' : 'Use it'}
        </SmallButton>
        <SmallButton type="button" disabled={isBusy} onClick={() => input.current?.click()}>
          From this computer
        </SmallButton>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label="Files of a font"
          accept=".woff2,.ttf,.otf"
          onChange={send}
        />
      </div>
      {typeof state === 'object' && <p role="alert">{state.refused}</p>}
      <small>
        These fonts are free, and are copied into your site. If you have a font that may be used on websites, choose all
        of its files at once.
      </small>
    </BrandRoot>
  );
}

/** What the letters of a site are called; files of letters that have all weights say so in their names. */
function familyOf(theme: unknown): string | undefined {
  const family = isFields(theme) && isFields(theme['font']) ? theme['font']['family'] : undefined;
  return typeof family === 'string' ? family.replace(/ Variable$/, '') : undefined;
}

/** Takes the files of a font: that of its plain letters first, then those of other weights, then what is slanted. */
async function takeAll(letters: Letters, files: readonly File[]): Promise<OwnLetters | { refused: string }> {
  const rankOf = ({ name }: File) =>
    (/italic|oblique/i.test(name) ? 2 : 0) + (/regular|variable|book|roman|wght/i.test(name) ? 0 : 1);
  const more: string[] = [];
  let font: OwnLetters | undefined;
  for (const file of files.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const taken = await letters.take(file.name, file);
    if ('refused' in taken) return { refused: files.length > 1 ? `${file.name}: ${taken.refused}` : taken.refused };
    if (font) more.push(taken.file);
    font ??= taken;
  }
  return font ? { ...font, ...(more.length > 0 && { more }) } : { refused: 'No file was chosen.' };
}

/** The codes of the languages that the site is written in. */
function useLanguages(): readonly string[] {
  const codes = useStudio(({ choices }) => choices.languages.map(({ code }) => code).join());
  const own = useStudio(({ pageView }) => pageView?.site.language ?? 'en');
  return codes === '' ? [own] : codes.split(',');
}
