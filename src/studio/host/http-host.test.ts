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
