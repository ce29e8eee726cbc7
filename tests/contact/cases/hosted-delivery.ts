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
    const answer = await drain(drainSecret);
    expect(await answer.json()).toEqual({ ok: true, sent: 1, waiting: 0, failed: 0 });
    expect(running().mailService.mails.has(id)).toBe(true);
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('gives up after five days, and says so loudly', async () => {
    running().mailService.state.status = 500;
    const id = await send();
    await eventually(async () => (await row(id))?.['attempts'] === 1);
    await running().database.query(
      "update public.contact_messages set queued_at = now() - interval '5 days' where id = $1",
      [id],
    );
    await makeDue(id);
    expect(await (await drain(drainSecret)).json()).toMatchObject({ failed: 1 });
    expect(await row(id)).toMatchObject({ status: 'failed' });
    expect(running().logText()).toContain(`MESSAGE ${id} WAS NOT DELIVERED`);
  });

  it('mails a message that is kept back only when it is released', async () => {
    const id = await send(sample, { 'x-form-trap': 'filled' });
    expect(await (await drain(drainSecret)).json()).toMatchObject({ sent: 0 });
    await running().database.query('select public.contact_requeue($1)', [id]);
    expect(await (await drain(drainSecret)).json()).toMatchObject({ sent: 1 });
    expect(running().mailService.mails.has(id)).toBe(true);
  });

  it('mails each message once when drains run at the same time', async () => {
    running().mailService.state.status = 500;
    const ids = await Promise.all(Array.from({ length: 12 }, () => send()));
    await eventually(async () => (await Promise.all(ids.map(row))).every((kept) => kept?.['attempts'] === 1));
    running().mailService.state.status = 200;
    for (const id of ids) await makeDue(id);
    const reports = await Promise.all(
      Array.from({ length: 4 }, async () => (await (await drain(drainSecret)).json()) as { sent: number }),
    );
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(12);
  });

  it('delivers for nobody who does not know the secret', async () => {
    expect((await drain('a guess')).status).toBe(401);
    expect((await drain('')).status).toBe(401);
  });
}
