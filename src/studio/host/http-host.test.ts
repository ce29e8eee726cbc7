import { expect, it } from 'vitest';
import { HttpHost } from './http-host.ts';

const answering = (status: number, answer: unknown) =>
  new HttpHost({ fetch: async () => Response.json(answer, { status }) });
const change = [{ file: 'pages/home.yaml', text: 'title: Home\n', version: 'one' }];

it('what somebody else has saved meanwhile is told apart from what the server refuses', async () => {
  expect(await answering(412, { stale: ['pages/home.yaml'] }).write(change)).toEqual({ stale: ['pages/home.yaml'] });
  expect(await answering(400, { message: 'No.' }).write(change)).toEqual({ refused: 'No.' });
  expect(await answering(403, { message: 'Not now.' }).write(change)).toEqual({
    refused: 'Not now.',
    isTriedAgain: true,
  });
  expect(await answering(200, { written: [['pages/home.yaml', 'two']] }).write(change)).toEqual({
    written: new Map([['pages/home.yaml', 'two']]),
  });
});

it('what is too large is not sent: its size is said, and what can be done', async () => {
  const host = answering(201, { name: 'a.jpg', isNew: true });
  const heavy = new Blob([new Uint8Array(40 * 1024 * 1024)]);
  expect(await host.upload('a.jpg', heavy)).toEqual({
    refused:
      'This picture has 40 MB; at most 25 MB are taken. Make it smaller in a program for pictures: save it as a JPEG, 3,000 pixels wide, which is enough for every place.',
  });
  expect(await host.readDocument('a.docx', heavy)).toEqual({
    refused:
      'This document has 40 MB; at most 25 MB are taken. Save it once more with smaller pictures, or in several parts.',
  });
  expect(await host.letters?.take('a.woff2', heavy)).toMatchObject({ refused: expect.stringContaining('16 MB') });
  expect(await host.upload('a.jpg', new Blob(['x']))).toEqual({ name: 'a.jpg', isNew: true });
});
