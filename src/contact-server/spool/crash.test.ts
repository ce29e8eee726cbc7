import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runWithCrashes } from '../../../tests/contact/support/crash-run.ts';
import { temporaryFolder } from '../../../tests/contact/support/fixtures.ts';
import { allOf } from '../../../tests/contact/support/messages.ts';
import { Spool } from './spool.ts';

vi.setConfig({ testTimeout: 120_000 });

it('loses and doubles no acknowledged message when the server is killed', async () => {
  const dataDir = temporaryFolder();
  const { acknowledged, kills } = await runWithCrashes({ submissions: 50, kills: 1 }, { DATA_DIR: dataDir });
  expect(kills).toBe(1);
  const kept = await allOf(new Spool(join(dataDir, 'messages')));
  expect(new Map(kept.map(({ id, message }) => [id, message.message]))).toEqual(acknowledged);
  expect(new Set(acknowledged.values()).size).toBe(50);
});
