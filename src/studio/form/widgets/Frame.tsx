import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Draft } from '../use-draft.ts';
import { areaOf, type Crop, croppedText, grips, moved, placeOf, type Side, sides } from './crop.ts';
import { FrameRoot } from './Frame.styles.ts';
import { pictureAddress } from './picture-address.ts';

/** What is drawn: these sides, of the part that there was, from this place on the screen. */
type Drag = { sides: readonly Side[]; from: Crop; x: number; y: number };

/** A picture with a frame around a part of it, whose edges and corners are drawn, or moved by the arrows. */
export function Frame({ file, draft, isReadOnly }: { file: string; draft: Draft; isReadOnly: boolean }) {
  const [drag, setDrag] = useState<Drag>();
  const [drawn, setDrawn] = useState<Crop>();
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
  return (
    <FrameRoot onPointerMove={onPointerMove} onPointerUp={end(true)} onPointerCancel={end(false)} onBlur={draft.leave}>
      <img
        src={pictureAddress(file)}
        alt=""
        draggable={false}
        // Only now it is known how high it is.
        onLoad={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      />
      <div className="shown" style={placeOf(crop)} onPointerDown={begin(sides)}>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            className="grip"
            data-sides={side}
            disabled={isReadOnly}
            {...edgeProps(side, crop)}
            onPointerDown={begin([side])}
            onKeyDown={(event) => moveByKey(event, side, draft)}
          />
        ))}
        {grips.map((corner) => (
          <i key={corner.join(' ')} className="grip" data-sides={corner.join(' ')} onPointerDown={begin(corner)} />
        ))}
      </div>
    </FrameRoot>
  );
}

/** How an edge is told to who doesn't see it. */
function edgeProps(side: Side, { left, top, width, height }: Crop) {
  const cutOff = { left, top, right: 100 - left - width, bottom: 100 - top - height }[side];
  return {
    role: 'slider',
    'aria-label': `The part that is shown, ${side} edge`,
    'aria-orientation': isAcross(side) ? ('horizontal' as const) : ('vertical' as const),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': { left, top, right: left + width, bottom: top + height }[side],
    'aria-valuetext': `${cutOff} % cut off`,
  };
}

/** Keys are quicker than what they change comes back: each begins where the one before has ended. */
function moveByKey(event: KeyboardEvent, side: Side, draft: Draft): void {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const [across = 0, down = 0] = step ?? [];
  if ((isAcross(side) ? across : down) === 0) return;
  event.preventDefault();
  const far = event.shiftKey ? 10 : 1;
  draft.type(croppedText(moved(areaOf(draft.now()), [side], [across * far, down * far])));
}

function isAcross(side: Side): boolean {
  return side === 'left' || side === 'right';
}
