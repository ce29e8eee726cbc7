import { MessageList } from './FieldFrame.styles.ts';

/** What is typed in a field and can't be written to the file: it looks kept, so it is told at once. `instead` is what to write. */
export function NotKept({ id, words, instead }: { id: string; words: string; instead: string }) {
  return (
    <MessageList id={id}>
      <li data-severity="error">
        <p role="alert">
          <strong>Mistake:</strong> {words} <span>{instead}</span>
        </p>
      </li>
    </MessageList>
  );
}
