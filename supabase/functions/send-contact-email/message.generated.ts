/* Generated from message.schema.json by `npm run generate`; change the schema instead. */

/**
 * What a visitor writes in a contact form.
 */
export interface ContactMessage {
  /**
   * Who writes, such as `Ada Lovelace`.
   */
  name: string;
  /**
   * Where the answer goes, such as `ada@example.org`: one address, as the HTML standard has browsers check it, and no longer than mail can carry (RFC 5321, 4.5.3.1.3).
   */
  email: string;
  /**
   * Where the person works; may be empty.
   */
  organization?: string;
  /**
   * A telephone number; may be empty.
   */
  phone?: string;
  /**
   * A name of `inquiryTypes` in `_site.yaml`, such as `pilot`, or its words; an unknown one goes to the general mailbox.
   */
  inquiryType?: string;
  /**
   * What the person writes.
   */
  message: string;
}
