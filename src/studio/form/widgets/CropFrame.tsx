import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Path } from '#kit/model';
import { SmallButton } from '../FieldFrame.styles.ts';
import { Help } from '../Help.tsx';
import { useChanges, useFormScope } from '../scope.tsx';
import { useDraft } from '../use-draft.ts';
import { CropRoot } from './CropFrame.styles.ts';
import { areaOf, type Crop, croppedText, grips, isWholePicture, moved, type Side, sides } from './crop.ts';
import { pictureAddress } from './picture-address.ts';

type Drag = { sides: readonly Side[]; from: Crop; x: number; y: number };

/** The part of a picture that is shown: a frame whose edges are drawn, or moved by the arrows. The original stays as it is. */
export function CropFrame({ path, file, value }: { path: Path; file: string; value: unknown }) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const [isOpen, setIsOpen] = useState(false);
  const [drag, setDrag] = useState<Drag>();
  const [drawn, setDrawn] = useState<Crop>();
  // Keys are quicker than what they change comes back: each begins where the one before has ended.
  const draft = useDraft(croppedText(areaOf(value)), {
    plain: String,
    send: (text, isStep) => {
      if (!isWholePicture(areaOf(text))) return changes.set(path, text, !isStep);
      return value === undefined ? undefined : changes.remove(path);
    },
  });
  const crop = drawn ?? areaOf(draft.shown);
  const begin = (own: readonly Side[]) => (event: PointerEvent) => {
    if (isReadOnly) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ sides: own, from: crop, x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (!drag) return;
    const [across, down] = [(event.clientX - drag.x) / box.width, (event.clientY - drag.y) / box.height];
    setDrawn(moved(drag.from, drag.sides, [across * 100, down * 100]));
  };
  const end = (isDone: boolean) => () => {
    setDrag(undefined);
    setDrawn(undefined);
    if (isDone && drawn) draft.type(croppedText(drawn), true);
  };
  const onKeyDown = (side: Side) => (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const [across = 0, down = 0] = step ?? [];
    if (!step || (side === 'left' || side === 'right' ? across : down) === 0) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    draft.type(croppedText(moved(areaOf(draft.now()), [side], [across * far, down * far])));
  };
  const { left, top, width, height } = crop;
  return (
    <>
      <SmallButton type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Done with the frame' : 'Show a part of it'}
      </SmallButton>
      {isOpen && (
        <CropRoot
          aria-disabled={isReadOnly}
          onPointerMove={onPointerMove}
          onPointerUp={end(true)}
          onPointerCancel={end(false)}
          onBlur={draft.leave}
        >
          <img src={pictureAddress(file)} alt="" draggable={false} />
          <div
            className="shown"
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            onPointerDown={begin(sides)}
          >
            {sides.map((side) => (
              <button
                key={side}
                type="button"
                role="slider"
                className="grip"
                data-sides={side}
                disabled={isReadOnly}
                aria-label={`The part that is shown, ${side} edge`}
                aria-orientation={side === 'left' || side === 'right' ? 'horizontal' : 'vertical'}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={{ left, top, right: left + width, bottom: top + height }[side]}
                aria-valuetext={`${{ left, top, right: 100 - left - width, bottom: 100 - top - height }[side]} % cut off`}
                onPointerDown={begin([side])}
                onKeyDown={onKeyDown(side)}
              />
            ))}
            {grips.map((corner) => (
              <i key={corner.join(' ')} className="grip" data-sides={corner.join(' ')} onPointerDown={begin(corner)} />
            ))}
          </div>
        </CropRoot>
      )}
      {isOpen && (
        <Help text="Draw the edges of the frame: what is outside isn’t shown. The picture itself stays as it is." />
      )}
      {value !== undefined && !isReadOnly && (
        <SmallButton type="button" data-quiet="" onClick={() => void changes.remove(path)}>
          Show the whole picture
        </SmallButton>
      )}
    </>
  );
}
