import type { ContactForm } from '../model/page.ts';

/** A visitor's wish to write: which form, about what, and the button that was pressed. */
export type ContactRequest = { form: ContactForm; inquiryType: string; opener: HTMLElement };

/** What shows contact forms is told. */
export type ContactHostProps = {
  /** The form to show; `undefined` shows none. */
  request: ContactRequest | undefined;
  onClose: () => void;
};
