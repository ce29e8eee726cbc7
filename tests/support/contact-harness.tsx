import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ContactHost, type ContactRequest, DialogButton, PageProvider, SectionView } from '#kit';
import type { ContactForm } from '#kit/model';
import { testPage, testSite } from './render-block.tsx';

const movement: ContactForm = {
  name: 'movement',
  title: 'Join the Movement',
  text: ['A person reads it.'],
  inquiryType: 'Join the Movement',
  submit: 'Send message',
  sending: 'Sending...',
  cancel: 'Cancel',
  send: 'function',
  success: { title: 'Message sent successfully!', text: "We'll write to ((form.email))." },
  failure: { title: 'Error sending message', text: 'Please try again.', style: 'destructive' },
};
const forms: Record<string, ContactForm> = {
  movement,
  briefing: { ...movement, name: 'briefing', title: 'Ask for a briefing', send: 'simulated' },
  visit: {
    ...movement,
    name: 'visit',
    title: 'Visit us',
    fields: [
      { key: 'email', kind: 'email', label: 'E-mail', required: true },
      {
        key: 'who',
        kind: 'choice',
        label: 'Who comes?',
        options: [
          { key: 'school', label: 'A school' },
          { key: 'family', label: 'A family' },
        ],
      },
    ],
  },
};

/** A page at `path` with buttons that open two forms, for several kinds of inquiry. */
export function Harness({ path }: { path: string }) {
  const [request, setRequest] = useState<ContactRequest>();
  const openForm = (name: string, inquiryType: string, opener: HTMLElement) => {
    const form = forms[name];
    if (form) setRequest({ form, inquiryType, opener });
  };
  return (
    <MemoryRouter>
      <PageProvider value={{ site: testSite, page: { ...testPage, path }, openForm, SectionView }}>
        <DialogButton form="movement" inquiryType="Join the Movement" label="Join" />
        <DialogButton form="movement" inquiryType="pilot" label="Pilot" />
        <DialogButton form="visit" inquiryType="general" label="Visit" />
        <DialogButton form="briefing" inquiryType="state" label="Brief" />
        <ContactHost request={request} onClose={() => setRequest(undefined)} />
      </PageProvider>
    </MemoryRouter>
  );
}
