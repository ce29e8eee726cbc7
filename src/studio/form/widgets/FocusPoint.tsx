import type { KeyboardEvent, PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { Path } from '#kit/model';
import { SmallButton } from '../FieldFrame.styles.ts';
import { Help } from '../Help.tsx';
import { useChanges, useFormScope } from '../scope.tsx';
import { useDraft } from '../use-draft.ts';
import { type Crop, isWholePicture, placeOf } from './crop.ts';
import { shownPart } from './Frame.styles.ts';
import { pictureGround } from './PictureChoice.styles.ts';
import { pictureAddress } from './picture-address.ts';

const Area = styled.button`
  position: relative;
  display: block;
  justify-self: start;
  inline-size: fit-content;
  max-inline-size: 100%;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  overflow: hidden;
  cursor: crosshair;
  touch-action: none;

  img {
    max-block-size: 10rem;
    inline-size: auto;
    ${pictureGround}
  }
  .shown {
    ${shownPart}
    pointer-events: none;
  }
  /* The middle stays in sight by itself. */
  &[data-middle]:not(:hover, :focus-visible) > i {
    opacity: 0;
  }
  i {
    position: absolute;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: -0.75rem;
    border: 2px solid var(--fixed-paper);
    border-radius: var(--radius-full);
    background: color-mix(in srgb, var(--color-accent) 35%, transparent);
    box-shadow: 0 0 0 1.5px var(--fixed-night);
    pointer-events: none;
  }
`;

type Point = { x: number; y: number };

/** `area` is what visitors can see of the picture: the rest of it is darkened. */
type FocusProps = { path: Path; file: string; area: Crop; value: unknown };

/** What of a picture stays in sight where it is cropped: a point that is set by a click, or moved by the arrows. */
export function FocusPoint({ path, file, area, value }: FocusProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  // Keys are quicker than what they change comes back: each begins where the one before has ended.
  const draft = useDraft(textOf(pointOf(value, area)), {
    plain: String,
    send: (text, isStep) => changes.set(path, text, !isStep),
  });
  const point = pointOf(draft.shown, area);
  const onPointerDown = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    draft.type(textOf({ x: x * 100, y: y * 100 }), true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-2, 0], ArrowRight: [2, 0], ArrowUp: [0, -2], ArrowDown: [0, 2] }[event.key];
    if (!step) return;
    event.preventDefault();
    const { x, y } = pointOf(draft.now(), area);
    draft.type(textOf({ x: x + (step[0] ?? 0), y: y + (step[1] ?? 0) }));
  };
  return (
    <>
      <Area
        type="button"
        disabled={isReadOnly}
        data-middle={value === undefined || undefined}
        aria-label={`What stays in sight where the picture is cropped: ${point.x} % from the left, ${point.y} % from the top`}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onBlur={draft.leave}
      >
        <img src={pictureAddress(file)} alt="" draggable={false} />
        {!isWholePicture(area) && <span className="shown" style={placeOf(area)} />}
        <i style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </Area>
      {!isReadOnly && <Help text={value === undefined ? asked : keptWords(point)} />}
      {value !== undefined && !isReadOnly && (
        <SmallButton type="button" data-quiet="" onClick={() => void changes.remove(path)}>
          Keep the middle in sight instead
        </SmallButton>
      )}
    </>
  );
}

const asked = 'Click in the picture what must stay in sight where it is cut to a shape, as in cards and galleries.';

/** What stays of a picture that is cut: one side is, so the point says which end of it. */
function keptWords({ x, y }: Point): string {
  const [across, down] = [endOf(x, 'left', 'right'), endOf(y, 'top', 'bottom')];
  return `Where the picture is cut at its sides, ${across} stays in sight; at top and bottom, ${down}. Where it isn’t cut, all of it is shown.`;
}

function endOf(percent: number, first: string, last: string): string {
  if (percent < 40) return `the ${first}`;
  return percent > 60 ? `the ${last}` : 'the middle';
}

/** The point that a page names; the middle of what is shown where it names none. */
function pointOf(value: unknown, { left, top, width, height }: Crop): Point {
  const [, x, y] = /^(\d+)% (\d+)%$/.exec(typeof value === 'string' ? value : '') ?? [];
  return { x: Number(x ?? left + width / 2), y: Number(y ?? top + height / 2) };
}

function textOf({ x, y }: Point): string {
  return [x, y].map((percent) => `${Math.min(100, Math.max(0, Math.round(percent)))}%`).join(' ');
}
