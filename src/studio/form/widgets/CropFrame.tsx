import { useState } from 'react';
import type { Path } from '#kit/model';
import { SmallButton } from '../FieldFrame.styles.ts';
import { Help } from '../Help.tsx';
import { useChanges, useFormScope } from '../scope.tsx';
import { useDraft } from '../use-draft.ts';
import { areaOf, croppedText, isWholePicture } from './crop.ts';
import { Frame } from './Frame.tsx';

/** The part of a picture that is shown: a frame that is drawn around it. The original stays as it is. */
export function CropFrame({ path, file, value }: { path: Path; file: string; value: unknown }) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const [isOpen, setIsOpen] = useState(false);
  const draft = useDraft(croppedText(areaOf(value)), {
    plain: String,
    send: (text, isStep) => {
      if (!isWholePicture(areaOf(text))) return changes.set(path, text, !isStep);
      return value === undefined ? undefined : changes.remove(path);
    },
  });
  return (
    <>
      <SmallButton type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Done with the frame' : value === undefined ? 'Show a part of it' : 'Change the part'}
      </SmallButton>
      {isOpen && (
        <>
          <Frame file={file} draft={draft} isReadOnly={isReadOnly} />
          <Help text="Drag the edges of the frame: what is outside isn’t shown. The picture itself stays as it is." />
        </>
      )}
      {value !== undefined && !isReadOnly && (
        <SmallButton type="button" data-quiet="" onClick={() => void changes.remove(path)}>
          Show the whole picture
        </SmallButton>
      )}
    </>
  );
}
