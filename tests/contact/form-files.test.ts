import { createHash } from 'node:crypto';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeMail, fileLimits } from '#contact-function';
import { Inbox, messagesCommand } from '#contact-server';
import { byScript, config, FormPlace, formOf, letter } from './support/form-place.ts';
import { pdf, takenFiles, zip } from './support/sent-files.ts';

const place = new FormPlace();

describe('a file', () => {
  it('is kept whole beside its message, which names it with its size, type and digest', async () => {
    const { status, id } = await place.send(
      formOf([{ name: 'C:\\papers\\żółć.PDF', bytes: pdf(3_000_000), type: 'text/html' }]),
    );
    expect(status).toBe(200);
    const { own } = (await place.kept(id)).message;
    expect(own?.fields.find(({ key }) => key === 'letter')).toMatchObject({ kind: 'file', value: ['żółć.PDF'] });
    const [file] = own?.files ?? [];
    if (!file) throw new Error('It names no file.');
    expect(file).toMatchObject({ key: 'letter', name: 'żółć.PDF', type: 'application/pdf', bytes: 3_000_000 });
    const bytes = readFileSync(place.spool.files.fileOf(String(id), file.id));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.digest);
    expect(bytes.equals(pdf(3_000_000))).toBe(true);
    expect(place.besides()).toHaveLength(1);
  });

  it('of each type that is taken is known by what it holds, whatever it is called', async () => {
    for (const [ending, bytes] of Object.entries(takenFiles())) {
      const { id, status, text } = await place.send(formOf([{ name: `x.${ending}`, bytes }]));
      expect(status, `${ending}: ${text}`).toBe(200);
      const inbox = new Inbox({ dataDir: place.dataDir, retentionDays: 90, mails: false });
      const [file] = (await place.kept(id)).message.own?.files ?? [];
      expect((await inbox.file(String(id), String(file?.id)))?.name).toBe(`x.${ending}`);
    }
  });

  it.each<[string, Buffer]>([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7')],
    ['a drawing, which may hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.from('MZ\x90\0')],
    ['a text', Buffer.from('Hello')],
    ['any archive', zip({ 'a.txt': 'a' })],
    [
      'an archive that has the parts of a document in its text',
      Buffer.from('PK\x03\x04[Content_Types].xmlword/document.xml'),
    ],
    [
      'a document with a program',
      zip({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
    ],
    [
      'an open document with a program',
      zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '', 'Basic/x.xml': '' }),
    ],
    ['an old document, which may be anything', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')],
  ])('that is %s is refused, and nothing of it stays', async (_, bytes) => {
    const { status, fields } = await place.send(formOf([{ name: 'letter.pdf', bytes, type: 'application/pdf' }]));
    expect(status).toBe(415);
    expect(fields).toEqual({ letter: expect.stringContaining('Please choose a PDF, a picture') });
    expect(await place.spool.ids()).toEqual([]);
    expect(place.besides()).toEqual([]);
  });

  it('that is too large, empty, missing or one too many is refused in words, and nothing of it stays', async () => {
    const large = { name: 'large.pdf', bytes: pdf(fileLimits.each + 1) };
    expect(await place.send(formOf([large]))).toMatchObject({
      status: 413,
      fields: { letter: 'This file is too large: 10 MB are the most.' },
    });
    const work = Array.from({ length: 3 }, () => ({ name: 'w.pdf', bytes: pdf(9_000_000), key: 'work' }));
    expect((await place.send(formOf([letter, ...work]))).status).toBe(413);
    expect(await place.send(formOf([{ name: 'none.pdf', bytes: Buffer.alloc(0) }]))).toMatchObject({
      status: 400,
      fields: { letter: 'This file is empty. Please choose another one.' },
    });
    const none = { letter: 'Please choose a file.' };
    expect(await place.send(formOf([]))).toMatchObject({ status: 400, fields: none });
    expect(await place.send(formOf([{ name: '', bytes: Buffer.alloc(0) }]))).toMatchObject({
      status: 400,
      fields: none,
    });
    expect((await place.send(formOf([letter, letter]))).fields).toEqual({
      letter: 'Please choose fewer files: 1 at most.',
    });
    expect(place.besides()).toEqual([]);
  });

  it('is no text and no JSON, and no text is a file', async () => {
    const json = { 'content-type': 'application/json', ...byScript };
    const message = { form: 'apply', name: 'Ada', email: 'ada@example.org' };
    for (const forged of ['letter.pdf', [{ name: 'letter.pdf', size: 9 }], [['letter.pdf']], {}]) {
      const { status, fields } = await place.send(JSON.stringify({ ...message, letter: forged }), json);
      expect([status, Object.keys(fields ?? {})]).toEqual([400, ['letter']]);
    }
    expect((await place.send(formOf([], { letter: 'letter.pdf' }))).fields).toHaveProperty('letter');
    expect((await place.send(formOf([letter, { ...letter, key: 'name' }]))).fields).toHaveProperty('name');
    expect((await place.send(formOf([letter, { ...letter, key: 'more' }]))).fields).toHaveProperty('more');
    expect((await place.send(formOf([letter], { form: 'visit' }))).status).toBe(400);
    expect(place.besides()).toEqual([]);
  });

  it('that is sent again with its message is kept once, and another one under the same key is told', async () => {
    const headers = { ...byScript, 'idempotency-key': 'one' };
    const first = await place.send(formOf([letter]), headers);
    expect(await place.send(formOf([letter]), headers)).toMatchObject({ status: 200, id: first.id });
    expect((await place.send(formOf([{ ...letter, bytes: pdf(2000, 'y') }]), headers)).status).toBe(409);
    const both = { ...byScript, 'idempotency-key': 'two' };
    const ids = await Promise.all([place.send(formOf([letter]), both), place.send(formOf([letter]), both)]);
    expect(new Set(ids.map(({ status, id }) => `${status} ${id}`)).size).toBe(1);
    expect(place.besides()).toHaveLength(2);
  });

  it('of who has no script leads back to the page, or to the form again with what was typed', async () => {
    const noScript = { origin: 'null' };
    const fields = { 'form-page': '/work', 'form-trap': '' };
    const sent = await place.send(formOf([letter], fields), { 'sec-fetch-site': 'same-origin' });
    expect([sent.status, sent.location]).toEqual([303, '/work#apply-sent']);
    const wrong = await place.send(
      formOf([{ name: 'x.txt', bytes: Buffer.from('x') }], { ...fields, name: 'Grace' }),
      noScript,
    );
    expect(wrong.status).toBe(415);
    expect(wrong.text).toContain('<form method="post" enctype="multipart/form-data">');
    expect(wrong.text).toContain('value="Grace"');
    expect(wrong.text).toContain('<a href="#letter">Your application – Please choose a PDF');
    expect(wrong.text).toContain('Please choose the files again');
    expect(
      (await place.send(formOf([letter]), { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }))
        .status,
    ).toBe(403);
  });

  it('is looked at by SCAN_COMMAND first: 0 takes it, 1 refuses it, anything else keeps nothing', async () => {
    await place.start({ scanCommand: 'grep -q harmful "$1" && exit 1; exit 0' });
    expect((await place.send(formOf([letter]))).status).toBe(200);
    const harmful = { name: 'x.pdf', bytes: Buffer.concat([pdf(), Buffer.from('harmful')]) };
    expect(await place.send(formOf([harmful]))).toMatchObject({
      status: 415,
      fields: { letter: expect.stringContaining('harmful') },
    });
    await place.start({ scanCommand: 'exit 2' });
    expect((await place.send(formOf([letter]))).status).toBe(503);
    expect(place.log.lines.join('\n')).toContain('SCAN_COMMAND');
    expect(place.besides()).toHaveLength(1);
  });

  it('counts in what the spool may hold, and in its network’s share', async () => {
    await place.start({ spoolLimit: 20 * 100_000 });
    expect((await place.send(formOf([{ ...letter, bytes: pdf(80_000) }]))).status).toBe(200);
    expect((await place.send(formOf([{ ...letter, bytes: pdf(80_000, 'y') }]))).status).toBe(429);
    await place.start({ spoolLimit: 10_000 });
    expect((await place.send(formOf([letter]))).status).toBe(503);
    expect(place.besides()).toHaveLength(1);
  });
});

describe('of files', () => {
  it('none is left when its message is deleted, or was never written', async () => {
    const { id = '' } = await place.send(formOf([letter]));
    const [own] = place.besides();
    const orphan = `.${crypto.randomUUID()}.${crypto.randomUUID()}.file`;
    const young = `.${crypto.randomUUID()}.${crypto.randomUUID()}.file`;
    const unnamed = `.${id}.${crypto.randomUUID()}.file`;
    const aside = `.${crypto.randomUUID()}.tmp`;
    for (const name of [orphan, young, unnamed, aside]) writeFileSync(join(place.folder, name), 'x');
    const old = Date.now() / 1000 - 2 * 60 * 60;
    for (const name of [own ?? '', orphan, unnamed, aside]) utimesSync(join(place.folder, name), old, old);
    await place.spool.tidy();
    expect(place.besides().sort()).toEqual([own, young].sort());
    expect((await messagesCommand(['delete', id], place.dataDir)).exitCode).toBe(0);
    expect(place.besides()).toEqual([young]);
  });

  it('people are told in the mail and in the list, and have them from the inbox', async () => {
    const work = { name: 'a picture', bytes: takenFiles()['png'] ?? Buffer.alloc(0), key: 'work' };
    const { id = '' } = await place.send(formOf([letter, work]));
    const message = await place.kept(id);
    const mail = await composeMail(
      message,
      message.site ?? config,
      'site@sample.example',
      'https://studio.example/m?id=1',
    );
    expect(mail.text).toContain(
      'Your application\n  letter.pdf (2.0 kB)\n\nSome of your work\n  a picture (16 bytes)\n',
    );
    expect(mail.text).toContain('under Messages in the Studio: https://studio.example/m?id=1\n');
    expect(mail.html).toContain('<a href="https://studio.example/m?id=1">');
    const [row] = JSON.parse((await messagesCommand(['--format', 'json'], place.dataDir)).stdout);
    expect(row.files).toEqual([
      { name: 'letter.pdf', type: 'application/pdf', bytes: 2000 },
      { name: 'a picture', type: 'image/png', bytes: 16 },
    ]);
    const inbox = new Inbox({ dataDir: place.dataDir, retentionDays: 90, mails: false });
    const files = (await inbox.read(id))?.answers.flatMap((answer) => answer.files ?? []);
    expect(files?.map(({ name, about }) => `${name}: ${about}`)).toEqual([
      'letter.pdf: PDF, 2.0 kB',
      'a picture: PNG, 16 bytes',
    ]);
    expect((await inbox.file(id, files?.[1]?.id ?? ''))?.name).toBe('a picture.png');
    for (const other of [crypto.randomUUID(), '', '../x', `${id}`]) expect(await inbox.file(id, other)).toBeUndefined();
    expect(await inbox.file(crypto.randomUUID(), files?.[0]?.id ?? '')).toBeUndefined();
  });
});
