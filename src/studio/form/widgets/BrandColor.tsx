import { useId, useState } from 'react';
import { brandPalette, isFields, themedColors } from '#kit/model';
import { themes } from '#kit/theme';
import { useChanges, useFormScope } from '../scope.tsx';
import { BrandRoot } from './Brand.styles.ts';

/** One colour that all colours of a brand follow at once, as every setting here does; each can be changed afterwards. */
export function BrandColor({ isReadOnly }: { isReadOnly: boolean }) {
  const { data } = useFormScope();
  const changes = useChanges();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const { accent } = themedColors(isFields(data) ? data : {}, themes).light;
  // What is chosen may be too light to be read: it is shown as long as the page's colours are those that were made from it.
  const isMade = chosen !== undefined && brandPalette(chosen).light.accent === accent;
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
        onChange={(event) => make(event.target.value)}
      />
      <small>
        All other colours follow it at once: light, dark and bold, all of them legible. Each can be changed below.
      </small>
    </BrandRoot>
  );
}
