import { AddButton } from '../../outline/Outline.styles.ts';
import { Sign } from '../../shell/Sign.tsx';

type AddProps = { noun: string; isOff?: boolean; onAdd: () => void };

/** What adds to a list, below its entries: as sections are added to a page. */
export function AddEntry({ noun, isOff = false, onAdd }: AddProps) {
  return (
    <AddButton type="button" disabled={isOff} onClick={onAdd}>
      <Sign name="plus" />
      <span>
        Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
      </span>
    </AddButton>
  );
}
