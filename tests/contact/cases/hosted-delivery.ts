import { beforeEach, expect, it } from 'vitest';
import { type DenoTarget, drainSecret } from '../support/deno-target.ts';
import { clientOf, eventually, sample, siteConfig } from '../support/fixtures.ts';

/** How the hosted function brings messages to their mailboxes. */
export function hostedDeliveryCases(running: () => DenoTarget): void {
  beforeEach(() => {
    running().mailService.state.status = 200;
  });

  const send = async (body = sample, headers = {}): Promise<string> => {
    const { data } = await clientOf(running().url, running().key).functions.invoke('send-contact-email', {
      body,
      headers,
    });
    return data.id;
  };
  const drain = (secret: string) =>
    fetch(`${running().url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'x-contact-drain': secret },
    });
  const row = async (id: string) => {
    const { rows } = await running().database.query<Record<string, unknown>>(
      'select *, extract(epoch from next_attempt_at - now())::int as wait from public.contact_messages where id = $1',
      [id],
    );
    return rows[0];
  };
  const makeDue = (id: string) =>
    running().database.query('update public.contact_messages set next_attempt_at = now() where id = $1', [id]);

  it('mails a message to the mailbox of its kind right after it is kept', async () => {
    const id = await send({ ...sample, inquiryType: 'Bring to Your State' });
    const mail = await eventually(() => running().mailService.mails.get(id));
    expect(mail.body).toMatchObject({
      from: siteConfig.mailboxes['general'],
      to: [siteConfig.mailboxes['state']],
      reply_to: sample.email,
      subject: 'Bring to Your State: Ada Lovelace',
      headers: { 'Message-ID': `<${id}@${new URL(siteConfig.url).hostname}>` },
    });
    expect(await eventually(async () => (await row(id))?.['status'] === 'sent' && row(id))).toMatchObject({
      attempts: 1,
    });
  });

  it('tries again within a minute when the service refuses, and the scheduled drain delivers', async () => {
    running().mailService.state.status = 500;
    const id = await send();
    const waiting = await eventually(async () => (await row(id))?.['attempts'] === 1 && row(id));
    expect(waiting).toMatchObject({ status: 'queued', last_error: 'The mail service answered 500.' });
    expect(waiting?.['wait']).toBeLessThanOrEqual(60);
    running().mailService.state.status = 200;
    await makeDue(id);
    expect(await (await drain(drainSecret)).json()).toMatchObject({ ok: true });
    expect(await eventually(async () => (await row(id))?.['status'] === 'sent' && row(id))).toMatchObject({
      attempts: 2,
    });
    expect(running().mailService.mails.has(id)).toBe(true);
  });

  it('gives up after the attempts of five days, and says so loudly', async () => {
    running().mailService.state.status = 500;
    const id = await send();
    await eventually(async () => (await row(id))?.['attempts'] === 1);
    await running().database.query('update public.contact_messages set attempts = 1000 where id = $1', [id]);
    await makeDue(id);
    await drain(drainSecret);
    await eventually(async () => (await row(id))?.['status'] === 'failed');
    await eventually(() => running().logText().includes(`MESSAGE ${id} WAS NOT DELIVERED`));
  });

  it('mails a message that is kept back only when it is released', async () => {
    const id = await send(sample, { 'x-form-trap': 'filled' });
    await drain(drainSecret);
    expect(await row(id)).toMatchObject({ status: 'quarantined', attempts: 0 });
    await running().database.query('select public.contact_requeue($1)', [id]);
    await drain(drainSecret);
    await eventually(() => running().mailService.mails.has(id));
  });

  it('mails each message once when drains run at the same time', async () => {
    running().mailService.state.status = 500;
    const ids = await Promise.all(Array.from({ length: 12 }, () => send()));
    await eventually(async () => (await Promise.all(ids.map(row))).every((kept) => kept?.['attempts'] === 1));
    running().mailService.state.status = 200;
    for (const id of ids) await makeDue(id);
    await Promise.all(Array.from({ length: 4 }, () => drain(drainSecret)));
    await eventually(async () => (await Promise.all(ids.map(row))).every((kept) => kept?.['status'] === 'sent'));
    for (const id of ids) expect(running().mailService.taken.filter((taken) => taken === id)).toHaveLength(1);
  });

  it('delivers for nobody who does not know the secret', async () => {
    expect((await drain('a guess')).status).toBe(401);
    expect((await drain('')).status).toBe(401);
  });
}
