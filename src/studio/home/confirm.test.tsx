import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PeopleList } from './PeopleList.tsx';

/** What the Studio's server answers an owner without a passkey, who confirms by `confirm`. */
function answersOf(confirm: 'mail' | 'nothing') {
  const asked: string[] = [];
  let isConfirmed = false;
  const answer = (method: string, path: string, body: Record<string, unknown>): [number, unknown] => {
    if (method === 'GET') return [200, []];
    asked.push(`${method} ${path.replace('/_studio/api', '')}`);
    if (path.endsWith('/confirm/mail')) return [200, {}];
    if (path.endsWith('/confirm/code')) {
      isConfirmed = body['code'] === '12345678';
      return isConfirmed ? [200, {}] : [400, { message: 'This code is wrong.' }];
    }
    if (!isConfirmed) return [401, { confirm, message: 'Confirm that it is you.' }];
    return [201, { link: 'https://studio.example/_studio#invitation=a', isMailed: true }];
  };
  const session = {
    fetch: async (path: string, { method = 'GET', body }: RequestInit = {}) => {
      const [status, data] = answer(method, path, typeof body === 'string' ? JSON.parse(body) : {});
      return new Response(JSON.stringify(data), { status });
    },
  };
  return { session, asked };
}

/** Invites Ruth. */
async function invite(confirm: 'mail' | 'nothing') {
  const { session, asked } = answersOf(confirm);
  render(<PeopleList session={session} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Invite somebody: their mail address'), 'ruth@site.example');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  return { user, asked };
}

it('who has no passkey confirms by a mailed code, and what they wanted is done then', async () => {
  const { user, asked } = await invite('mail');
  await user.click(await screen.findByRole('button', { name: 'Mail me a code' }));
  await user.type(await screen.findByLabelText('The code in the mail'), '1');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('This code is wrong.');
  await user.clear(screen.getByLabelText('The code in the mail'));
  await user.type(screen.getByLabelText('The code in the mail'), '12345678');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText(/^The link was mailed to ruth@site.example/);
  await waitFor(() => expect(screen.queryByLabelText('The code in the mail')).toBeNull());
  const ways = ['/invitations', '/confirm/mail', '/confirm/code', '/confirm/code', '/invitations'];
  expect(asked).toEqual(ways.map((path) => `POST ${path}`));
});

it('where nothing can be mailed they are told what to do', async () => {
  await invite('nothing');
  expect((await screen.findByRole('alert')).textContent).toBe('Confirm that it is you.');
  expect(screen.queryByRole('button', { name: 'Mail me a code' })).toBeNull();
});
