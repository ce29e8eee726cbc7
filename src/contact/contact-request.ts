import type { ContactForm } from '../page/types.ts';

/** A visitor's wish to write: which form, about what, and the button that was pressed. */
export type ContactRequest = { form: ContactForm; inquiryType: string; opener: HTMLElement };
