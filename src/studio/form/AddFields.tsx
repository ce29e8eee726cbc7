import { useState } from 'react';
import { styled } from 'styled-components';
import { smallButton } from './FieldFrame.styles.ts';
import { formLabel } from './form-label.ts';
import { helpOf } from './help-of.ts';
import { type Field, usesOf } from './schema.ts';
import { widgetFor } from './widget.ts';

const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);

  button {
    ${smallButton}
  }
  button::before {
    content: '+' / '';
    color: var(--color-accent);
    font-weight: 600;
  }
  button[aria-expanded]::before {
    content: none;
  }
`;

/** How many fields are offered at once. */
const offered = 4;

/** Fields that may be there and aren't, those first that are wanted most. */
export function AddFields({ fields, onAdd }: { fields: readonly Field[]; onAdd: (field: Field) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (fields.length === 0) return null;
  const sorted = fields.toSorted((one, other) => usesOf(other) - usesOf(one));
  // A single one more takes no more room than the button that would show it.
  const hasMore = sorted.length > offered + 1;
  return (
    <Offers role="group" aria-label="Add to this">
      {sorted.map((field, at) => {
        const { name, schema } = field;
        const label = formLabel(name, schema);
        return (
          <button
            key={name}
            type="button"
            hidden={hasMore && !isOpen && at >= offered}
            title={helpOf(schema, widgetFor(schema), label)}
            onClick={() => onAdd(field)}
          >
            {label}
          </button>
        );
      })}
      {hasMore && (
        <button type="button" data-folds aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fewer' : `${sorted.length - offered} more`}
        </button>
      )}
    </Offers>
  );
}
