import { keepDraft, readKept } from '../draft.ts';

/** What somebody answers with: the fields of a form by their names, without what the form itself sends along, and without files, which no page can choose again. */
const answersOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement && element.type !== 'hidden' && element.type !== 'file') ||
      element instanceof HTMLTextAreaElement,
  );

/** Keeps the answers of a form in this tab, as a draft of that name. */
export function keepAnswers(name: string, form: HTMLFormElement): void {
  const answers = answersOf(form).flatMap((field): [string, string][] =>
    isTicked(field) === false ? [] : [[field.name, field.value]],
  );
  keepDraft(name, { answers });
}

/** Fills in what was kept, where nobody has begun to answer. */
export function fillIn(name: string, form: HTMLFormElement): void {
  const { answers } = readKept(name);
  if (!Array.isArray(answers)) return;
  for (const field of answersOf(form)) {
    const kept = answers.filter((entry): entry is [string, string] => Array.isArray(entry) && entry[0] === field.name);
    if (isTicked(field) === undefined) field.value ||= String(kept[0]?.[1] ?? '');
    else if (field instanceof HTMLInputElement) field.checked ||= kept.some(([, value]) => value === field.value);
  }
}

/** Whether a box or a choice is ticked; nothing for what is typed. */
function isTicked(field: HTMLInputElement | HTMLTextAreaElement): boolean | undefined {
  const isBox = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
  return isBox ? field.checked : undefined;
}
