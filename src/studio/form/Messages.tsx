import { labelOf, messageWords, valueAt } from '#kit/model';
import { useStore } from '../store/context.tsx';
import type { PlacedDiagnostic } from '../worker/protocol.ts';
import { MessageList } from './FieldFrame.styles.ts';
import { firstControl } from './first-control.ts';
import { canBeDeleted, isUnshown } from './messages.ts';
import { SmallWords } from './SmallWords.tsx';
import { useChanges, useFormScope } from './scope.tsx';
import { UseAfternoon } from './UseAfternoon.tsx';
import { UseZone } from './UseZone.tsx';
import { useFigures } from './widgets/use-figures.ts';
import { summaryOf } from './words.ts';

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
            <UseAfternoon diagnostic={diagnostic} />
            <SmallWords code={code} />
            {fix ? (
              <FixButton words="Fix it" onPress={() => void store.fix(diagnostic)} />
            ) : (
              canBeDeleted(diagnostic) && <DeleteUnshown diagnostic={diagnostic} />
            )}
          </li>
        );
      })}
    </MessageList>
  );
}

/** A button that goes with the mistake that it ends; the focus goes on in the field, or the form, that the message stands in. */
function FixButton({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        const place = currentTarget.closest<HTMLElement>('[data-path], section');
        if (place) firstControl(place)?.focus();
        onPress();
      }}
    >
      {words}
    </button>
  );
}

/** What a file says where the form has no field: to be read here, for elsewhere only the text shows it, and to be taken out. */
function DeleteUnshown({ diagnostic }: { diagnostic: PlacedDiagnostic }) {
  const { data, isReadOnly, messages } = useFormScope();
  const changes = useChanges();
  const { filled } = useFigures();
  const { path } = diagnostic;
  if (isReadOnly || !isUnshown(diagnostic, messages)) return null;
  const name = labelOf(String(path.at(-1)));
  const says = summaryOf(valueAt(data, path), filled);
  return (
    <>
      {says && <span>It says “{says}”.</span>}
      <FixButton words="Delete it" onPress={() => void changes.drop(path, `${name} was deleted`)} />
    </>
  );
}
