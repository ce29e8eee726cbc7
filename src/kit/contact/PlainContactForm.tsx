import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { languageField } from '#contact-function/message';
import { usePage } from '../context/context.tsx';
import { ButtonRoot } from '../ui/Button.styles.ts';
import { Section } from '../ui/Section.tsx';
import { FieldGrid, FieldRoot } from './field.styles.ts';
import { MessageField } from './MessageField.tsx';
import { fieldNames } from './message.ts';
import { OwnFormLater } from './own/OwnFormLater.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import { Trap } from './Trap.tsx';

/** Seen where the dialog can't be: without script, when the app could not start, and by whoever was led here. */
const PlainRoot = styled.div`
  display: none;

  :root:not([data-script]) &,
  :root[data-app-failed] &,
  &:target {
    display: block;
  }
  form {
    max-inline-size: 42rem;
  }
  form > button {
    margin-block-start: var(--space-6);
  }
`;

/** Seen by whoever has just sent the form. */
const SentRoot = styled.div`
  display: none;

  &:target {
    display: block;
  }
`;

/**
 * The form that works without script, with the words of the page's own form. An address that ends in the id of an option, such
 * as `?media`, chooses it (boot.ts). The server answers it with
 * `#message-sent`, or with a page that says what went wrong.
 */
export function PlainContactForm(): ReactNode {
  const { page, site } = usePage();
  const id = useId();
  const [form] = Object.values(page.forms);
  // The project's function, or the site's own backend.
  const action = `${site.project?.url ?? ''}/functions/v1/send-contact-email`;
  if (!form) return null;
  return (
    <>
      <PlainRoot id="write">
        <Section block="message" heading={form.title} text={form.text} layout="split">
          {import.meta.env.OWN_FORMS && form.fields ? (
            <OwnFormLater form={form} />
          ) : (
            <form method="post" action={action} acceptCharset="utf-8">
              <FieldGrid>
                <FieldRoot data-field="inquiryType">
                  <label htmlFor={`${id}inquiryType`}>{site.fields.inquiryType.label}</label>
                  <select id={`${id}inquiryType`} name="inquiryType" defaultValue={form.inquiryType}>
                    {Object.entries(site.inquiryTypes).map(([key, label]) => (
                      <option key={key} id={`?${key}`} value={key}>
                        {label}
                      </option>
                    ))}
                  </select>
                </FieldRoot>
                {fieldNames.map((name) => (
                  <MessageField key={name} id={id + name} name={name} text={site.fields[name]} />
                ))}
              </FieldGrid>
              {import.meta.env.LANGUAGES ? (
                <>
                  <Trap />
                  {site.languages && <input type="hidden" name={languageField} value={site.language} />}
                </>
              ) : (
                <Trap />
              )}
              {/* Without script nothing is simulated. */}
              <PrivacyNote send="function" />
              <ButtonRoot type="submit">{form.submit}</ButtonRoot>
            </form>
          )}
        </Section>
      </PlainRoot>
      <SentRoot id="message-sent">
        <Section block="message" heading={form.success.title}>
          {/* Nobody knows here any more which address was entered. */}
          {!form.success.text.includes('((form.email))') && <p>{form.success.text}</p>}
        </Section>
      </SentRoot>
    </>
  );
}
