import { useEffect, useId, useRef } from 'react';
import type { Picture as PictureData } from '../../model/values.ts';
import { Picture } from '../../ui/Picture.tsx';
import { PairRoot } from './styles.ts';

type Side = { label: string; picture: PictureData };

/** Shows as much of the first picture as the slider says, where the browser doesn't do it by itself. */
function follow({ parentElement, value }: HTMLInputElement): void {
  parentElement?.style.setProperty('--before', value);
}

/**
 * Two pictures of the same place, one above the other; a slider says how much is seen of the first. Browsers with view timelines
 * need no script for it. Without script, the others show both side by side.
 */
export function Pair({ before, after }: { before: Side; after: Side }) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  // It may have been moved before the page came alive.
  useEffect(() => {
    if (slider.current) follow(slider.current);
  }, []);
  return (
    <PairRoot>
      {[before, after].map(({ label, picture }, index) => (
        <div key={index}>
          <Picture picture={picture} />
          <p id={`${id}${index}`}>{label}</p>
        </div>
      ))}
      <span>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle cx="20" cy="20" r="19" />
          <path d="M16 14l-6 6 6 6M24 14l6 6-6 6" />
        </svg>
      </span>
      <input
        ref={slider}
        type="range"
        defaultValue={50}
        aria-labelledby={`${id}0 ${id}1`}
        onInput={({ currentTarget }) => follow(currentTarget)}
      />
    </PairRoot>
  );
}
