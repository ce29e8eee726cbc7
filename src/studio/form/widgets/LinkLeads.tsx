import type { PlacedDiagnostic } from '../../worker/protocol.ts';
import { Messages } from '../Messages.tsx';
import { useChoices } from '../scope.tsx';
import { linkOptions } from './link-options.ts';
import { LinkLine } from './MarkedField.styles.ts';

type LeadsProps = {
  address: string;
  /** What is said of it, where that stands nowhere else. */
  messages?: readonly PlacedDiagnostic[];
  onChange: () => void;
  onRemove: () => void;
};

/** Where the link leads that the cursor stands in, and what can be done with it. */
export function LinkLeads({ address, messages = [], onChange, onRemove }: LeadsProps) {
  const known = linkOptions(useChoices()).find(({ value }) => value === address);
  return (
    <LinkLine onMouseDown={(event) => event.preventDefault()}>
      {messages.length > 0 ? (
        <Messages messages={messages} />
      ) : (
        <span title={address}>
          This link leads to <strong>{known?.label ?? address}</strong>
        </span>
      )}
      <button type="button" onClick={onChange}>
        Change link
      </button>
      <button type="button" data-quiet="" onClick={onRemove}>
        Remove link
      </button>
    </LinkLine>
  );
}
