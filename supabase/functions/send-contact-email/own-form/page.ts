import { html, raw } from 'hono/html';
import { languageField } from '../fields.ts';
import type { FieldErrors } from '../message.ts';
import { dayBounds } from './days.ts';
import { type AskedField, type OwnForm, typedKind } from './fields.ts';
import { mostFiles, offeredFiles } from './files.ts';
import { formField, pageField } from './posted.ts';
import { fileHint, type Spoken, wrongWords } from './words.ts';

/** A form of one's own as it was posted without script. */
export type FilledOwnForm = { name: string; form: OwnForm; posted: URLSearchParams };

/** What the page needs besides where it holds such a form. */
export const ownStyle = `
fieldset{margin:1rem 0 0;padding:0;border:0}
legend{padding:0;font-weight:600}
input[type=radio],input[type=checkbox]{width:auto;margin:0 .6rem 0 0}
fieldset label,.tick{margin:.5rem 0;font-weight:400}
.wrong a{color:inherit}`;

/**
 * The form of one's own again with all that was typed, and what is wrong at each field and in a list of links above them (GOV.UK Design
 * System, error summary). Every value is escaped.
 */
export function filledOwnForm(
  { name, form, posted }: FilledOwnForm,
  errors: FieldErrors,
  again: string,
  language: string | undefined,
) {
  const hasFiles = form.fields.some(({ kind }) => kind === 'file');
  const wrong = form.fields.filter(({ key }) => errors[key] !== undefined);
  return html`${
    wrong.length > 0
      ? html`<ul class="wrong">${wrong.map(({ key, label }) => html`<li><a href="#${key}">${label} – ${errors[key]}</a></li>`)}</ul>
`
      : ''
  }<form method="post"${hasFiles ? raw(' enctype="multipart/form-data"') : ''}>
${form.fields.map((field) => question(field, posted, errors[field.key], form))}<input type="hidden" name="${formField}" value="${name}">
<input type="hidden" name="${pageField}" value="${posted.get(pageField) ?? ''}">
${language === undefined ? '' : html`<input type="hidden" name="${languageField}" value="${language}">`}<button type="submit">${again}</button>
</form>`;
}

function question(field: AskedField, posted: URLSearchParams, error: string | undefined, spoken: Spoken) {
  const { key, kind, label } = field;
  const note =
    error === undefined
      ? ''
      : html`<p class="error" id="${key}-error">${error}</p>
`;
  const marks = error === undefined ? '' : html` aria-invalid="true" aria-describedby="${key}-error"`;
  const value = posted.get(key) ?? '';
  if (kind === 'consent')
    return html`<label class="tick"><input type="checkbox" id="${key}" name="${key}" value="yes"${posted.has(key) ? raw(' checked') : ''}${marks}>${label}</label>
${note}`;
  if (kind === 'note')
    return html`<p>${label}</p>
`;
  if (kind === 'choice' || kind === 'several') return choice(field, posted.getAll(key), html`${marks}`, note);
  if (kind === 'file')
    return html`<label for="${key}">${label}</label>
<p>${fileHint(field, spoken)} ${wrongWords({ wrong: 'filesAgain' }, spoken)}</p>
<input id="${key}" name="${key}" type="file" accept="${offeredFiles}"${mostFiles(field) > 1 ? raw(' multiple') : ''}${marks}>${note}
`;
  const { control = 'text', autocomplete, inputMode } = typedKind(kind) ?? {};
  const { min, max } = dayBounds(field);
  const end = html`${min ? html` min="${min}"` : ''}${max ? html` max="${max}"` : ''}${autocomplete ? html` autocomplete="${autocomplete}"` : ''}${inputMode ? html` inputmode="${inputMode}"` : ''}${marks}>`;
  const filled =
    control === 'textarea'
      ? html`<textarea id="${key}" name="${key}" rows="6"${end}
${value}</textarea>`
      : html`<input id="${key}" name="${key}" type="${control}" value="${value}"${end}`;
  return html`<label for="${key}">${label}</label>
${filled}${note}
`;
}

type Html = ReturnType<typeof html>;

function choice(
  { key, kind, label, options = [] }: AskedField,
  chosen: readonly string[],
  marks: Html,
  note: Html | string,
) {
  const control = kind === 'several' ? 'checkbox' : 'radio';
  return html`<fieldset id="${key}" tabindex="-1"${marks}><legend>${label}</legend>
${options.map(
  (option) =>
    html`<label><input type="${control}" name="${key}" value="${option.key}"${chosen.includes(option.key) ? raw(' checked') : ''}>${option.label}</label>
`,
)}</fieldset>
${note}`;
}
