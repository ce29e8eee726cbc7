import { type ChangeEvent, useId, useRef, useState } from 'react';
import { isFields } from '../../../model/child-of.ts';
import type { Path } from '../../../model/diagnostic.ts';
import { useStore } from '../../store/context.tsx';
import { SmallButton } from '../FieldFrame.styles.ts';
import { useChanges, useChoices, useFormScope } from '../scope.tsx';
import { PictureChoiceRoot } from './PictureChoice.styles.ts';
import { pictureAddress } from './picture-address.ts';

type ChoiceProps = { path: Path; file: string; value: unknown; isPublic: boolean };

/** Which picture: one that is there, or one from this computer. */
export function PictureChoice({ path, file, value, isPublic }: ChoiceProps) {
  const { isReadOnly, file: form } = useFormScope();
  const { pictures } = useChoices();
  const store = useStore();
  const changes = useChanges();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'sending' | { refused: string }>('idle');
  const list = useId();
  const names = pictures.map(({ name }) => name).filter((name) => name.startsWith('/') === isPublic);
  const choose = async (name: string) => {
    setOpen(false);
    if (isFields(value)) await changes.set([...path, 'file'], name);
    // What it shows is asked for next.
    else if (await changes.set(path, { file: name, alt: '' })) store.select({ file: form, path: [...path, 'alt'] });
  };
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    target.value = '';
    if (!picture) return;
    setState('sending');
    const result = await store.upload(picture.name, picture, choose);
    setState('refused' in result ? result : 'idle');
  };
  return (
    <PictureChoiceRoot>
      {file !== '' && (
        <p>
          <img src={pictureAddress(file)} alt="" />
          <span>{file}</span>
        </p>
      )}
      {!isReadOnly && (
        <div className="tools">
          <SmallButton type="button" aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
            {file === '' ? 'Choose a picture' : 'Another picture'}
          </SmallButton>
          {!isPublic && (
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
      <ul id={list} hidden={!isOpen}>
        {isOpen &&
          names.map((name) => (
            <li key={name}>
              <button type="button" aria-pressed={name === file} onClick={() => void choose(name)}>
                <img src={pictureAddress(name)} alt="" loading="lazy" />
                {name.split('/').at(-1)}
              </button>
            </li>
          ))}
        {names.length === 0 && <li>There is no picture yet.</li>}
      </ul>
    </PictureChoiceRoot>
  );
}
