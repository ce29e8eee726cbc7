import type { KeyboardEvent, MouseEvent } from 'react';
import { usePage, useSite } from '../context/context.tsx';
import type { Site } from '../model/page.ts';
import type { ButtonData } from '../model/types.generated.ts';
import { ButtonRoot, ButtonRow } from './Button.styles.ts';
import { SmartLink } from './SmartLink.tsx';

type DialogButtonProps = {
  form: string;
  inquiryType: string;
  label: string;
  'data-variant'?: string;
  'data-size'?: string;
};

/**
 * A button that opens a contact form. It is a link to the page that holds the form, or to the mailbox, for whoever has no script,
 * and a button that opens the dialog for everyone else.
 */
export function DialogButton({ form, inquiryType, label, ...look }: DialogButtonProps) {
  const { openForm, site } = usePage();
  const open = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    openForm(form, inquiryType, event.currentTarget);
  };
  return (
    <ButtonRoot
      {...look}
      as="a"
      href={site.contactPage ? `${site.contactPage.href}${inquiryQuery(inquiryType, site)}#write` : site.writeTo}
      data-form={form}
      role="button"
      aria-haspopup="dialog"
      onClick={open}
      onKeyDown={pressBySpace}
    >
      {label}
    </ButtonRoot>
  );
}

/** What chooses a kind of inquiry, given by its name or its label, in the form of that page (boot.ts); nothing for any other. */
function inquiryQuery(inquiryType: string, { inquiryTypes }: Site): string {
  const known = Object.entries(inquiryTypes).find((names) => names.includes(inquiryType));
  return known ? `?${known[0]}` : '';
}

/** A button answers the space bar too (ARIA Authoring Practices, button pattern); the Enter key clicks a link by itself. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}

/** A button of a page, doing what its action says: lead somewhere, download, open a form, or nothing (and say so). */
export function Button({ button }: { button: ButtonData }) {
  const { labels } = useSite();
  const { action, label } = button;
  const look = { 'data-variant': button.variant ?? 'default', 'data-size': button.size ?? 'default' };
  switch (action.kind) {
    case 'link':
      return (
        <ButtonRoot {...look} as={SmartLink} link={action.link}>
          {label}
        </ButtonRoot>
      );
    case 'download':
      return (
        <ButtonRoot {...look} as="a" href={action.href} download>
          {label}
        </ButtonRoot>
      );
    case 'dialog':
      return <DialogButton {...look} form={action.form} inquiryType={action.inquiryType} label={label} />;
    case 'none':
      return (
        <ButtonRoot {...look} type="button" aria-disabled="true">
          {label} <small>{labels.noAction}</small>
        </ButtonRoot>
      );
  }
}

/** The buttons of a section in a row; nothing where there are none. */
export function Buttons({ buttons }: { buttons?: ButtonData[] | undefined }) {
  if (!buttons) return null;
  return (
    <ButtonRow>
      {buttons.map((button) => (
        <Button key={button.label} button={button} />
      ))}
    </ButtonRow>
  );
}
