import { useId, useState } from 'react';
import { isFields, themedColors } from '#kit/model';
import { themes } from '#kit/theme';
import { brandPalette } from '../brand-palette.ts';
import { SmallButton } from '../FieldFrame.styles.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { BrandRoot } from './Brand.styles.ts';

/** All colours of a brand, made of its one colour; each can be changed afterwards. */
export function BrandColor({ isReadOnly }: { isReadOnly: boolean }) {
  const { data } = useFormScope();
  const changes = useChanges();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? themedColors(isFields(data) ? data : {}, themes).light.accent;
  return (
    <BrandRoot>
      <label htmlFor={id}>One colour for all</label>
      <div>
        <input
          id={id}
          type="color"
          disabled={isReadOnly}
          value={shown}
          onChange={(event) => setChosen(event.target.value)}
        />
        <SmallButton
          type="button"
          disabled={isReadOnly}
          onClick={() => void changes.make({ op: 'set', path: ['colors'], value: brandPalette(shown) }, 'Colours made')}
        >
          Make all colours from it
        </SmallButton>
      </div>
      <small>Light, dark and bold, all of them legible. Each can be changed below.</small>
    </BrandRoot>
  );
}
