import type { Drafts } from '../drafts/drafts.ts';
import { saidMail } from '../look/look-mails.ts';
import type { Looks } from '../look/looks.ts';
import type { People } from '../people/people.ts';
import { type SendMail, studioLink } from './mails.ts';
import type { StudioAddress } from './studio-address.ts';

type Parts = {
  address: StudioAddress;
  people: Pick<People, 'get'>;
  drafts: Pick<Drafts, 'find'>;
  looks: Pick<Looks, 'get'>;
  sendMail: SendMail | undefined;
};

/** Mails what visitors have said of a draft to who has asked them. False where the mail isn't taken, so that it is to be tried again. */
export async function tellAsker(parts: Parts, id: string, said: readonly string[]): Promise<boolean> {
  const [draft, look] = [parts.drafts.find(id), parts.looks.get(id)];
  const person = look && parts.people.get(look.by.id);
  if (!draft || !person || !parts.sendMail) return true;
  const mail = saidMail({ name: draft.name, said, link: studioLink(parts.address, id) });
  return parts.sendMail({ to: person.mail, ...mail }).then(
    () => true,
    (error: unknown) => {
      console.error('A mail about a comment could not be sent; it is tried again:', error);
      return false;
    },
  );
}
