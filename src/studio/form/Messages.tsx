import { messageWords } from '#kit/model';
import { useStore } from '../store/context.tsx';
import type { PlacedDiagnostic } from '../worker/protocol.ts';
import { MessageList } from './FieldFrame.styles.ts';
import { firstControl } from './first-control.ts';
import { UseZone } from './UseZone.tsx';

const words = { error: 'Mistake', warning: 'Look at this', note: 'Note' } as const;

/** What is wrong, in the words of the form, with a button where there is a sure fix. */
export function Messages({ id, messages }: { id?: string; messages: readonly PlacedDiagnostic[] }) {
  const store = useStore();
  if (messages.length === 0) return null;
  return (
    <MessageList id={id}>
      {messages.map((diagnostic) => {
        const { code, line, column, severity, fix } = diagnostic;
        const { message, help } = messageWords(diagnostic);
        return (
          <li key={`${code} ${line} ${column}`} data-severity={severity}>
            <p>
              <strong>{words[severity]}:</strong> {message} {help && <span>{help}</span>}
            </p>
            <UseZone code={code} />
            {fix && (
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  const field = currentTarget.closest<HTMLElement>('[data-path]');
                  // The button goes with the mistake; the focus goes on in its field.
                  if (field) firstControl(field)?.focus();
                  void store.fix(diagnostic);
                }}
              >
                Fix it
              </button>
            )}
          </li>
        );
      })}
    </MessageList>
  );
}
