import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Harness } from '../../../tests/support/contact-harness.tsx';
import { isThorough } from '../../../tests/support/extent.ts';

configure({ asyncUtilTimeout: 10_000 });

const fetchStub = vi.fn<typeof fetch>();
let user: UserEvent;
let goTo: (path: string) => void;

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  // What can be pressed is for the tests in a browser: here it takes as long as all the rest.
  user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const page = (path: string) => (
    <StrictMode>
      <Harness path={path} />
    </StrictMode>
  );
  const { rerender } = render(page('/'));
  goTo = (path) => rerender(page(path));
});
afterEach(() => {
  cleanup();
  fetchStub.mockReset();
  sessionStorage.clear();
});

function answerWith(status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json' };
  fetchStub.mockImplementation(async () => new Response(JSON.stringify(body), { status, headers }));
}

async function open(label = 'Join'): Promise<HTMLElement> {
  await user.click(screen.getByText(label));
  return screen.findByRole('dialog');
}

function fill(): void {
  const texts = { 'Full Name': 'Ada', Email: 'a$&a@example.org', Message: 'Hello' };
  for (const [label, value] of Object.entries(texts))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

const sendButton = () => screen.getByText(/Send message|Sending/, { selector: 'button' });
const keys = () => fetchStub.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

describe('the dialog', () => {
  // A browser is asked the same (tests/e2e/forms.test.ts, tests/e2e/contact-dialog.test.ts).
  it.runIf(isThorough)('answers the space bar as a button does', async () => {
    screen.getByRole('button', { name: 'Join' }).focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Join the Movement');
  });

  it.runIf(isThorough)('is named, begins in its first field and gives the focus back', async () => {
    const opener = screen.getByText('Join');
    const dialog = await open();
    expect(dialog).toHaveAccessibleName('Join the Movement');
    expect(dialog).toHaveAccessibleDescription('A person reads it.');
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('is closed by its buttons, and by going to another page', async () => {
    for (const name of ['Cancel', 'Close']) {
      await open();
      await user.click(screen.getByRole('button', { name }));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    await open();
    goTo('/about');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for what is specified, checked by the browser itself', async () => {
    await open();
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    expect(document.querySelector('form')?.noValidate).toBe(false);
    expect(document.querySelector('[maxlength], [minlength], [pattern]')).toBeNull();
    for (const label of ['Full Name', 'Email', 'Message']) expect(field(label)).toBeRequired();
    for (const label of ['Organization', 'Phone']) expect(field(label)).not.toBeRequired();
    expect(field('Email').type).toBe('email');
    expect(field('Phone').type).toBe('tel');
    expect(['Full Name', 'Email', 'Organization', 'Phone'].map((label) => field(label).autocomplete)).toEqual([
      'name',
      'email',
      'organization',
      'tel',
    ]);
    await user.click(sendButton());
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('puts nothing before the page in the tab order', async () => {
    await open();
    expect(document.querySelectorAll('[tabindex="1"]')).toHaveLength(0);
  });
});

describe('sending', () => {
  it('sends once, is cleared and closed, and says so', async () => {
    let answer = (_: Response) => {};
    fetchStub.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await open();
    fill();
    await user.dblClick(sendButton());
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveTextContent('Sending...');
    expect(fetchStub).toHaveBeenCalledOnce();
    const [, init] = fetchStub.mock.lastCall ?? [];
    expect(JSON.parse(String(init?.body))).toEqual({
      name: 'Ada',
      email: 'a$&a@example.org',
      organization: '',
      phone: '',
      inquiryType: 'Join the Movement',
      message: 'Hello',
    });
    await act(async () => answer(new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } })));
    const toast = await screen.findByText('Message sent successfully!');
    expect(screen.getByText("We'll write to a$&a@example.org.")).toBeVisible();
    expect(toast.closest('[aria-hidden="true"]')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    await open();
    expect(screen.getByLabelText('Full Name')).toHaveValue('');
  });

  it('keeps the form open and its text when it fails, and says so inside of the dialog', async () => {
    answerWith(503, { ok: false });
    const dialog = await open();
    fill();
    await user.click(sendButton());
    const toast = await within(dialog).findByRole('alert');
    expect(toast).toHaveTextContent('Error sending message');
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
    expect(sendButton()).toBeEnabled();
    await waitFor(() => expect(sendButton()).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alert')).toHaveTextContent('Error sending message');
  });

  it('keeps its key over retries, and takes a new one for another text', async () => {
    answerWith(503, { ok: false });
    await open();
    fill();
    const send = async (count: number) => {
      await user.click(sendButton());
      await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(count));
      await waitFor(() => expect(sendButton()).toBeEnabled());
    };
    await send(1);
    await send(2);
    await user.keyboard('{Escape}');
    await open();
    await send(3);
    await user.type(screen.getByLabelText('Message'), '!');
    await send(4);
    const [first, second, third, fourth] = keys();
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(fourth).not.toBe(first);
  });

  it('takes a new key when the old one stands for another message', async () => {
    answerWith(409, { ok: false });
    await open();
    fill();
    await user.click(sendButton());
    await screen.findByRole('alert');
    await user.click(sendButton());
    await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2));
    const [first, second] = keys();
    expect(second).not.toBe(first);
  });

  it('lists what the server refuses, with links to the fields', async () => {
    answerWith(400, { ok: false, fields: { email: 'Please check the address.' } });
    await open();
    fill();
    await user.click(sendButton());
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('Error sending message');
    const email = screen.getByLabelText('Email');
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Please check the address.');
    expect(screen.getByLabelText('Full Name')).not.toHaveAttribute('aria-invalid');
    await user.click(within(summary).getByRole('link', { name: 'Please check the address.' }));
    expect(email).toHaveFocus();
    answerWith(200, { ok: true });
    await user.click(sendButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names a text that is too long beside its field, and sends nothing', async () => {
    answerWith(200, { ok: true });
    const dialog = await open();
    fill();
    const message = screen.getByLabelText('Message');
    fireEvent.input(message, { target: { value: 'x'.repeat(40_000) } });
    expect(message).not.toHaveAttribute('maxlength');
    await user.click(sendButton());
    expect(message).toHaveAccessibleDescription(/^40,000 characters; 32,\d{3} is the most\.$/);
    expect(within(dialog).getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    expect(message).toHaveValue('x'.repeat(40_000));
    expect(fetchStub).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Error sending message');
    fireEvent.input(message, { target: { value: 'x'.repeat(30_000) } });
    await user.click(sendButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells how it ended even when the form was closed meanwhile', async () => {
    let answer = (_: Response) => {};
    fetchStub.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await open();
    fill();
    await user.click(sendButton());
    await user.keyboard('{Escape}');
    await open('Pilot');
    await act(async () => answer(new Response('', { status: 500 })));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error sending message');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('simulates where the page says so: 1.5 seconds, no call', async () => {
    await open('Brief');
    fill();
    const pressed = performance.now();
    await user.click(sendButton());
    expect(sendButton()).toBeDisabled();
    await screen.findByText('Message sent successfully!');
    expect(performance.now() - pressed).toBeGreaterThanOrEqual(1490);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fetchStub).not.toHaveBeenCalled();
  });
});

describe('a draft', () => {
  it('survives closing, for its own kind of inquiry', async () => {
    await open();
    fill();
    await user.keyboard('{Escape}');
    await open('Pilot');
    expect(screen.getByLabelText('Message')).toHaveValue('');
    await user.keyboard('{Escape}');
    await open();
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
  });

  it('is deleted at once by Cancel, as the dialog says', async () => {
    const dialog = await open();
    expect(dialog).toHaveTextContent('Escape keeps what you typed, Cancel deletes it.');
    fill();
    await user.click(screen.getByText('Cancel'));
    expect(sessionStorage).toHaveLength(0);
    await open();
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('is kept of a form with questions of its own as well', async () => {
    await open('Visit');
    fireEvent.input(await screen.findByLabelText('E-mail'), { target: { value: 'ada@example.org' } });
    await user.click(screen.getByLabelText('A family'));
    await user.keyboard('{Escape}');
    await open('Visit');
    expect(await screen.findByLabelText('E-mail')).toHaveValue('ada@example.org');
    expect(screen.getByLabelText('A family')).toBeChecked();
    expect(screen.getByLabelText('A school')).not.toBeChecked();
    await user.click(screen.getByText('Cancel'));
    expect(sessionStorage).toHaveLength(0);
  });
});
