import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { comeIn, startStudioServer } from './support/studio.ts';

it.runIf(isThorough)(
  'without the mail server, links are handed over, each press is answered in words, and what visitors say is mailed once it is back',
  async () => {
    // Only the gathering of comments waits for a timer; all else goes on as ever.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => {
      said.mockRestore();
      vi.useRealTimers();
    });
    const { parts, send, origin, preview, mailed, mailServer } = await startStudioServer();
    const { person, ...keys } = comeIn(parts, 'owner', 'ada');
    for (const one of parts.sessions.of(person.id)) parts.sessions.confirm(one.name);
    const ask = (method: string, path: string, body?: unknown) =>
      send({ ...keys, method, origin, path: `/_studio/api${path}`, body });
    mailServer.isGone = true;

    const invited = await ask('POST', '/invitations', { mail: 'ruth@site.example', role: 'editor' });
    expect(invited).toMatchObject({
      status: 201,
      body: { isMailed: false, link: expect.stringContaining('#invitation=') },
    });
    expect((await ask('POST', '/confirm/mail')).body['message']).toBe(
      'The mail could not be sent. Try it again in a while.',
    );
    const signingIn = { method: 'POST', origin, path: '/_studio/api/sign-in/link', body: { mail: person.mail } };
    expect((await send(signingIn)).status).toBe(200);

    const draft = parts.drafts.begin(person.id, 'Song');
    if ('refused' in draft) throw new Error(draft.refused);
    const base = readFileSync(join(parts.folders.pages, 'page-1.yaml'), 'utf8');
    parts.drafts.put({ ...draft, overlay: { 'page-1.yaml': { base, mine: base.replace('It says', 'It sings') } } });
    const look = await ask('POST', `/drafts/${draft.id}/look`, { mails: ['ruth@site.example'] });
    expect(look).toMatchObject({ status: 200, body: { isMailed: false, asked: expect.stringContaining('/_open/') } });
    expect(mailed).toEqual([]);

    // What a visitor says stands in the Studio at once, and is mailed when the mail server is back.
    const atPreview = { host: preview.host, origin: preview.origin };
    const path = new URL(String(look.body['asked'])).pathname;
    const cookie = (await send({ ...atPreview, method: 'GET', path })).cookies[0]?.split(';')[0] ?? '';
    const comment = { name: 'Ruth', text: 'Louder!', page: '/page-1', section: 1, words: 'It sings' };
    const commented = await send({ ...atPreview, method: 'POST', path: '/_look/api/comments', cookie, body: comment });
    expect(commented.status).toBe(201);
    expect(JSON.stringify((await ask('GET', `/drafts/${draft.id}/look`)).body)).toContain('Louder!');
    mailServer.isGone = false;
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    const ofComment = mailed.filter(({ text }) => text.includes('Louder!'));
    expect(ofComment).toEqual([expect.objectContaining({ to: person.mail })]);
    expect((await ask('POST', '/confirm/mail')).status).toBe(200);
    expect(mailed.at(-1)?.subject).toMatch(/^Confirm in the Studio/);
  },
);
