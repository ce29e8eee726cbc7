import { shownText, writtenText } from './plain-value.ts';
import { useChanges } from './scope.tsx';
import { useDraft } from './use-draft.ts';
import type { WidgetProps } from './widgets/types.ts';

/** What is typed in the field of a text, and written to the file; an optional one that is emptied is taken away. */
export function useTextDraft({ path, value, isRequired, widget }: WidgetProps): ReturnType<typeof useDraft> {
  const changes = useChanges();
  return useDraft(shownText(value), {
    isRequired,
    isOptional: !isRequired,
    plain: (text) => shownText(writtenText(text, value, widget)),
    send: (text, isStep, besides) =>
      text === '' && !isRequired
        ? changes.remove(path)
        : changes.set(path, writtenText(text, value, widget), !isStep, besides),
  });
}
