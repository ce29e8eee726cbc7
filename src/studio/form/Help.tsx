import { HelpRoot } from './FieldFrame.styles.ts';

/** What a field is for, in a quiet line. */
export function Help({ id, text }: { id?: string; text: string }) {
  return <HelpRoot id={id}>{text}</HelpRoot>;
}
