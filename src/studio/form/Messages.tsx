import { useStore } from '../store/context.tsx';
import type { PlacedDiagnostic } from '../worker/protocol.ts';
import { MessageList } from './FieldFrame.styles.ts';

const words = { error: 'Mistake', warning: 'Look at this', note: 'Note' } as const;

/** What is wrong, in the same words as everywhere, with a button where there is a sure fix. */
export function Messages({ id, messages }: { id?: string; messages: readonly PlacedDiagnostic[] }) {
  const store = useStore();
  if (messages.length === 0) return null;
  return (
    <MessageList id={id}>
      {messages.map((diagnostic) => {
        const { code, line, column, severity, message, help, fix } = diagnostic;
        return (
          <li key={`${code} ${line} ${column}`} data-severity={severity}>
            <p>
              <strong>{words[severity]}:</strong> {plain(message)} {help && <span>{plain(help)}</span>}
            </p>
            {fix && (
              <button type="button" onClick={() => void store.fix(diagnostic)}>
                Fix it
              </button>
            )}
          </li>
        );
      })}
    </MessageList>
  );
}

/** Marks of code say nothing to who sees no code. */
function plain(text: string): string {
  return text.replaceAll(/`([^`]*)`/g, '“$1”');
}
