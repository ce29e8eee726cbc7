import { SectionView } from '../page/SectionView.tsx';
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { typedFieldNames } from '#contact-function/message';
import { testPage, testSite } from '../../../tests/support/render-block.tsx';
import { PageProvider } from '../context/context.tsx';
import type { ContactForm } from '../model/page.ts';
import { PlainContactForm } from './PlainContactForm.tsx';

const inquiry: ContactForm = {
  name: 'inquiry',
  title: 'Write to us',
  inquiryType: 'general',
  submit: 'Send message',
  sending: 'Sending...',
  cancel: 'Cancel',
  send: 'function',
  success: { title: 'Message sent!', text: 'We write back.' },
  failure: { title: 'Failed', text: 'Again, please.' },
};

beforeEach(() => {
  const page = { ...testPage, path: '/contact', forms: { inquiry } };
  render(
    <MemoryRouter>
      <PageProvider value={{ site: testSite, page, openForm: () => undefined, SectionView }}>
        <PlainContactForm />
      </PageProvider>
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.script;
  delete document.documentElement.dataset.appFailed;
});

it('posts every field to the function', () => {
  const form = screen.getByRole<HTMLFormElement>('button', { name: 'Send message' }).closest('form');
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe('/functions/v1/send-contact-email');
  expect(form?.acceptCharset).toBe('utf-8');
  const { elements } = form ?? {};
  const names = Array.from(elements ?? [], (element) => element.getAttribute('name')).filter(Boolean);
  expect(names).toEqual(['inquiryType', ...typedFieldNames, 'form-trap']);
});

it('asks what it is about, and begins with the kind of the form', () => {
  const select = screen.getByLabelText<HTMLSelectElement>('What is it about?');
  expect(select).toHaveValue('general');
  const labels = within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(labels).toEqual(['Join Pilot Program', 'General Inquiries']);
});

it('is seen without script and when the app has failed', () => {
  const form = document.getElementById('write');
  expect(form).toBeVisible();
  document.documentElement.dataset.script = '';
  expect(form).not.toBeVisible();
  document.documentElement.dataset.appFailed = '';
  expect(form).toBeVisible();
  expect(document.getElementById('message-sent')).not.toBeVisible();
});
