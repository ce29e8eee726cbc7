import { type FocusEvent, useId, useState } from 'react';
import { isFields } from '#kit/model';
import { useStudio } from '../../store/context.tsx';
import { FieldsOf } from '../FieldsOf.tsx';
import { Messages } from '../Messages.tsx';
import { useChanges, useFormScope } from '../scope.tsx';
import { keyOf } from '../words.ts';
import { CropFrame } from './CropFrame.tsx';
import { shownArea } from './crop.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { GroupRoot } from './GroupField.styles.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { WidgetProps } from './types.ts';
import { type Replaced, WordsBefore } from './WordsBefore.tsx';

/** A picture: which, what it shows for those who can't see it, what of it stays in sight. */
export function PictureField({ path, label, schema, value, isRequired }: WidgetProps) {
  const { isReadOnly, messages: all } = useFormScope();
  const changes = useChanges();
  const id = useId();
  const [replaced, setReplaced] = useState<Replaced>();
  const picture = isFields(value) ? value : {};
  const file = typeof picture['file'] === 'string' ? picture['file'] : '';
  const { file: _, focus, crop, ...others } = schema.properties ?? {};
  // Which picture and which part of it is chosen here: what is said of these has no field of its own.
  const places = [path, ...['file', 'focus', 'crop'].map((name) => [...path, name])];
  // What is wrong with the file itself is told wherever it is shown: nobody opens it in the Studio.
  const ofFile = useStudio((state) => state.diagnostics).filter((each) => isOfPicture(each, file));
  const messages = [...places.flatMap((place) => all.get(keyOf(place)) ?? []), ...ofFile];
  const properties = Object.fromEntries(
    Object.entries(others).map(([name, field]) => [
      name,
      { ...field, ...(isWords(name) && { kind: wordKinds[name] }) },
    ]),
  );
  // What is gone with the picture before is news until somebody goes on.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      setReplaced((was) => was && { ...was, hadDark: false });
  };
  const required = schema.required?.filter((name) => name !== 'file') ?? [];
  return (
    <GroupRoot data-path={keyOf(path)} tabIndex={-1} role="group" aria-labelledby={id} onBlur={leave}>
      <p className="title" id={id}>
        {label}
      </p>
      <div className="inside">
        <PictureChoice
          path={path}
          file={file}
          isPublic={schema.kind === 'image'}
          value={value}
          onReplaced={setReplaced}
        >
          {focus && (
            <FocusPoint
              path={[...path, 'focus']}
              file={file}
              area={shownArea({ file, crop: picture['crop'] })}
              value={picture['focus']}
            />
          )}
        </PictureChoice>
        {replaced?.file === file && !isReadOnly && <WordsBefore path={path} value={value} replaced={replaced} />}
        {file !== '' && crop && !/\.svg$/i.test(file) && (
          <CropFrame path={[...path, 'crop']} file={file} value={picture['crop']} />
        )}
        {/* Below the frame, which stays where it is under a pointer that draws it. */}
        <Messages messages={messages} />
        {file !== '' && <FieldsOf path={path} schema={{ ...schema, required, properties }} value={value} />}
        {!isRequired && value !== undefined && !isReadOnly && (
          <RemoveButton words="Remove the picture" onPress={() => void changes.drop(path)} />
        )}
      </div>
    </GroupRoot>
  );
}

function isOfPicture(told: { file: string }, name: string): boolean {
  return name !== '' && told.file.endsWith(`/_media/${name}`);
}

/** What the words of a picture may hold: they are compiled with it, and have no kind of their own. */
const wordKinds = { alt: 'text', caption: 'rich-text', credit: 'text' } as const;

function isWords(name: string): name is keyof typeof wordKinds {
  return name in wordKinds;
}
