import { describe, expect, it } from 'vitest';
import { byScript, FormPlace, formOf, letter } from './support/form-place.ts';

const place = new FormPlace();

describe('a form with files that no page sends', () => {
  const boundary = 'x';
  const typed = { 'content-type': `multipart/form-data; boundary=${boundary}`, ...byScript };
  const part = (name: string, value: string, rest = '') =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;
  const own = part('form', 'apply') + part('name', 'Ada') + part('email', 'ada@example.org');
  const file = part('letter', '%PDF-1.7', '; filename="a.pdf"');

  it.each<[string, string, number]>([
    ['of 10,000 fields', `${own + part('a', '').repeat(10_000)}--x--\r\n`, 413],
    ['of 10,000 files', `${own + file.repeat(10_000)}--x--\r\n`, 413],
    ['whose end is missing', own + file, 400],
    ['that ends in the middle of a file', own + file.slice(0, -6), 400],
    ['that holds nothing', '', 400],
    ['that is noise', 'noise', 400],
    ['with a field twice', `${own}${part('email', 'eve@example.org')}${file}--x--\r\n`, 400],
    ['with a long header', `--x\r\n${'a: b\r\n'.repeat(20_000)}\r\n\r\n${own}--x--\r\n`, 400],
    ['with a part without a name', `${own}--x\r\ncontent-disposition: form-data\r\n\r\nx\r\n${file}--x--\r\n`, 200],
    ['with a long text', `${own}${part('name', 'x'.repeat(200_000))}${file}--x--\r\n`, 413],
  ])('%s', async (_, body, status) => {
    expect((await place.send(body, typed)).status).toBe(status);
    expect(place.besides()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('is refused without a boundary, a key, or a form that asks for files', async () => {
    expect(
      (await place.send(`${own}${file}--x--\r\n`, { ...typed, 'content-type': 'multipart/form-data' })).status,
    ).toBe(400);
    expect((await place.send(formOf([letter]), { 'x-form-elapsed': '9000' })).status).toBe(401);
    const plain = new FormData();
    plain.append('message', 'Hello');
    expect((await place.send(plain)).status).toBe(415);
  });

  it('has its name cleaned: no path, no sign that steers, a whole character at its end', async () => {
    for (const [given, name] of [
      ['../../etc/passwd', 'passwd'],
      ['..', 'file'],
      ['a\u202efdp.exe', 'a fdp.exe'],
      ['.htaccess', 'htaccess'],
      [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(116)}.pdf`],
      ['=cmd|calc!A1.pdf', '=cmd calc!A1.pdf'],
    ] as const) {
      const { id } = await place.send(formOf([{ ...letter, name: given }]));
      expect((await place.kept(id)).message.own?.files?.[0]?.name).toBe(name);
    }
  });
});
