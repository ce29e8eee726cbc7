import { useId, useState } from 'react';
import { brandPalette, isDarker, isFields, themedColors } from '#kit/model';
import { themes } from '#kit/theme';
import { Patch } from '../FieldFrame.styles.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { BrandRoot } from './Brand.styles.ts';

/** One colour that all colours of a brand follow at once, as every setting here does; each can be changed afterwards. */
export function BrandColor({ isReadOnly }: { isReadOnly: boolean }) {
  const { data } = useFormScope();
  const changes = useChanges();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const { light, dark } = themedColors(isFields(data) ? data : {}, themes);
  const { accent } = light;
  // What is chosen may be too light to be read: it is shown as long as the page's colours are those that were made from it.
  const made = chosen === undefined ? undefined : brandPalette(chosen);
  const isMade = made?.light.accent === accent;
  const make = (color: string) => {
    setChosen(color);
    void changes.set(['colors'], brandPalette(color), true);
  };
  return (
    <BrandRoot>
      <label htmlFor={id}>One colour for all</label>
      <input
        id={id}
        type="color"
        disabled={isReadOnly}
        value={isMade ? chosen : accent}
        aria-describedby={`${id}-shades`}
        onChange={(event) => make(event.target.value)}
      />
      <small>
        <span id={`${id}-shades`} role="status">
          {isMade && chosen !== undefined && (
            <>
              <Shade chosen={chosen} used={accent} ground="light" />
              <Shade chosen={chosen} used={dark.accent} ground="dark" />
            </>
          )}
        </span>
        All other colours follow it at once: light, dark and bold, all of them legible. Each can be changed below.
      </small>
    </BrandRoot>
  );
}

type ShadeProps = { chosen: string; used: string; ground: 'light' | 'dark' };

/** What links and buttons wear in a theme in place of a colour that couldn't be read there. */
function Shade({ chosen, used, ground }: ShadeProps) {
  if (used === chosen) return null;
  const way = isDarker(used, chosen) ? 'darker' : 'lighter';
  return (
    <span>
      On a {ground} page links and buttons have a {way} shade of it, so that they can be read:{' '}
      <Patch style={{ background: used }} /> {used}.{' '}
    </span>
  );
}
