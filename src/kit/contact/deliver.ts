import type { ContactForm } from '../model/page.ts';
import { type SendOptions, type SendOutcome, sendMessage } from './send.ts';

/** How long a simulated form pretends to send, in milliseconds (specification, section 9). */
const simulatedDelay = 1500;

/** Brings a message to where its form sends it. */
export async function deliver(form: ContactForm, message: object, options: SendOptions): Promise<SendOutcome> {
  if (form.send === 'function') return sendMessage(message, options);
  await new Promise((resolve) => setTimeout(resolve, simulatedDelay));
  return { kind: 'sent' };
}
