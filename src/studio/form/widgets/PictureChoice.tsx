import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Path } from '#kit/model';
import { placeForSent, sentPicture } from '../../pictures/put-picture.ts';
import { useStore, useStudio } from '../../store/context.tsx';
import { viewOf } from '../../store/view-of.ts';
import { SmallButton } from '../FieldFrame.styles.ts';
import { useChanges, useChoices, useFormScope } from '../scope.tsx';
import { fileName, keyOf } from '../words.ts';
import { PictureChoiceRoot } from './PictureChoice.styles.ts';
import { pictureAddress } from './picture-address.ts';
import type { Replaced } from './WordsBefore.tsx';

type ChoiceProps = {
  path: Path;
  file: string;
  value: unknown;
  isPublic: boolean;
  /** Another picture has taken the place of one of which these words were said. */
  onReplaced: (replaced: Replaced) => void;
  /** How the picture is shown where more is done with it than looking at it. */
  children?: ReactNode;
};

/** Which picture: one that is there, or one from this computer. */
export function PictureChoice({ path, file, value, isPublic, onReplaced, children }: ChoiceProps) {
  const { isReadOnly, file: form } = useFormScope();
  const view = useStudio((state) => viewOf(state, form));
  const takesSent = view !== undefined && placeForSent(view, path) !== undefined;
  const { pictures } = useChoices();
  const store = useStore();
  const changes = useChanges();
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'sending' | { refused: string }>('idle');
  const list = useId();
  const names = pictures.map(({ name }) => name).filter((name) => name.startsWith('/') === isPublic);
  const choose = async (name: string) => {
    setOpen(false);
    if (name === file) return;
    const { edits, says, words, hadDark, asked } = sentPicture(
      isPublic && name.startsWith('/') ? undefined : view,
      path,
      value,
      name,
    );
    if (!(await changes.make(edits, says, asked))) return;
    onReplaced({ file: name, words, hadDark });
    // What was pressed has gone with the list.
    if (!asked) toggle.current?.focus();
  };
  // While it is sent, what stands above may come or go.
  const chooseNow = useRef(choose);
  chooseNow.current = choose;
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    target.value = '';
    if (!picture) return;
    setState('sending');
    const result = await store.upload(picture.name, picture, (name) => chooseNow.current(name));
    setState('refused' in result ? result : 'idle');
  };
  return (
    <PictureChoiceRoot data-path={keyOf([...path, 'file'])}>
      {file !== '' && (
        <div className="chosen">
          {children ?? <img src={pictureAddress(file)} alt="" />}
          <span title={file}>{fileName(file)}</span>
        </div>
      )}
      {!isReadOnly && (
        <div className="tools">
          <SmallButton
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {file === '' ? 'Choose a picture' : 'Another picture'}
          </SmallButton>
          {takesSent && (
            <SmallButton type="button" disabled={state === 'sending'} onClick={() => input.current?.click()}>
              {state === 'sending' ? 'Sending…' : 'From this computer'}
            </SmallButton>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
            onChange={(event) => void send(event)}
          />
        </div>
      )}
      {typeof state === 'object' && <p role="alert">{state.refused}</p>}
      <PictureList id={list} isOpen={isOpen} names={names} chosen={file} onChoose={(name) => void choose(name)} />
    </PictureChoiceRoot>
  );
}

type ListProps = {
  id: string;
  isOpen: boolean;
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** The pictures that are there. */
function PictureList({ id, isOpen, names, chosen, onChoose }: ListProps) {
  return (
    <ul id={id} hidden={!isOpen}>
      {isOpen &&
        names.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <img src={pictureAddress(name)} alt="" loading="lazy" />
              {fileName(name)}
            </button>
          </li>
        ))}
      {names.length === 0 && <li>There is no picture yet.</li>}
    </ul>
  );
}
