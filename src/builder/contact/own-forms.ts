import type { AskedField, OwnForm } from '#contact-function';
import type { AnswerWords, Spoken } from '#contact-function/message';
import { parseRichText } from '#engine';
import { isFields, plainText } from '#kit/model';
import { fillFrom } from './fill-from.ts';

/** A form as `_site.yaml` writes it; `npm run validate` holds it to its schema. */
type WrittenForm = Pick<OwnForm, 'title' | 'inquiryType' | 'rules' | 'receipt'> & {
  keep?: string;
  fields?: (Omit<AskedField, 'label'> & { label?: string; text?: string; hint?: string })[];
};

/** What of `_site.yaml` is read for them. */
type WrittenSite = { forms?: Record<string, WrittenForm>; language?: string; labels?: { answers?: AnswerWords } };

/** The forms of a site that ask for fields of their own, in its words; nothing where it has none. */
export function ownForms(site: unknown, facts: unknown): Record<string, OwnForm> | undefined {
  // `npm run validate` holds the file to its schema.
  const { forms = {}, language = 'en', labels } = (isFields(site) ? site : {}) as WrittenSite;
  const filled = fillFrom(site, facts);
  const own = Object.entries(forms).flatMap(([name, form]): [string, OwnForm][] =>
    form.fields ? [[name, ownForm(form, form.fields, { language, words: labels?.answers }, filled)]] : [],
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

function ownForm(
  { title, inquiryType, rules, keep, receipt }: WrittenForm,
  fields: NonNullable<WrittenForm['fields']>,
  { language, words }: Spoken,
  filled: (text: string) => string,
): OwnForm {
  return {
    title: filled(title),
    language,
    ...(words ? { words } : {}),
    inquiryType: filled(inquiryType),
    fields: fields.map(({ label = '', text, hint: _, options, ...field }) => ({
      ...field,
      label: text === undefined ? filled(label) : plainText(parseRichText(filled(text), () => undefined, new Map())),
      ...(options ? { options: options.map((option) => ({ ...option, label: filled(option.label) })) } : {}),
    })),
    ...(keep === undefined ? {} : { keep: Number.parseInt(keep, 10) }),
    ...(rules ? { rules } : {}),
    ...(receipt ? { receipt: { to: receipt.to, subject: filled(receipt.subject), text: filled(receipt.text) } } : {}),
  };
}
