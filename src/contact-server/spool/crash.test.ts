import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runWithCrashes } from '../../../tests/contact/support/crash-run.ts';
import { temporaryFolder } from '../../../tests/contact/support/fixtures.ts';
import { allOf } from '../../../tests/contact/support/messages.ts';
import { Spool } from './spool.ts';

vi.setConfig({ testTimeout: 120_000 });

it('loses and doubles no acknowledged message when the server is killed three times', async () => {
  const dataDir = temporaryFolder();
  const { acknowledged, kills } = await runWithCrashes({ submissions: 120, kills: 3 }, { DATA_DIR: dataDir });
  expect(kills).toBe(3);
  const kept = await allOf(new Spool(join(dataDir, 'messages')));
  expect(new Map(kept.map(({ id, message }) => [id, message.message]))).toEqual(acknowledged);
  expect(new Set(acknowledged.values()).size).toBe(120);
});
