/** What a site of one page may have besides. */
type More = { language?: string; site?: string; more?: string };

/** The files of the smallest site: its name, its address, its language, and one page. */
export function onePageSite({ language = 'en', site = '', more = '' }: More = {}): Record<string, string> {
  return {
    '_site.yaml': `product: { name: Town library, slug: town-library }
organization:
  name: Town library
  description: The library of the town, with books, films and games for everybody, and a room to read in.
url: https://library.example
language: ${language}
${site}`,
    'home.yaml': `title: Town library
description: The library of the town, with books, films and games for everybody, and a room to read them in.
sections:
  - type: hero
    heading: Come in and read
    text: Books, films and games, for everybody.
${more}`,
  };
}

/** The same with a form, and with nothing but what a form needs. */
export function oneFormSite(): Record<string, string> {
  const button = '    buttons:\n      - { label: Write to us, action: { dialog: question } }\n';
  return onePageSite({ site: whatFormsNeed, more: button });
}

const whatFormsNeed = `mailboxes: { general: hello@library.example }
inquiryTypes:
  general: { label: A question, mailbox: general }
fields:
  name: { label: Your name, placeholder: First and last name }
  email: { label: Email, placeholder: you@example.com }
  organization: { label: Organization, placeholder: If you write for one }
  phone: { label: Phone, placeholder: If you would rather be called }
  inquiryType: { label: What is it about? }
  message: { label: Message, placeholder: What would you like to know? }
forms:
  question:
    title: Write to us
    inquiryType: general
    submit: Send
    sending: Sending…
    cancel: Cancel
    send: function
    success: { title: Thank you, text: Your message has arrived. }
    failure: { title: That did not get through, text: Please try again. }
`;
