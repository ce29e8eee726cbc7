import { afterAll, beforeAll, describe, vi } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { databaseCases } from './cases/database.ts';
import { functionCases } from './cases/function.ts';
import { hostedDeliveryCases } from './cases/hosted-delivery.ts';
import { hostedFileCases } from './cases/hosted-files.ts';
import { hostedWorkerCases } from './cases/hosted-workers.ts';
import { type DenoTarget, startDeno } from './support/deno-target.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('the hosted backend', () => {
  let target: DenoTarget;
  beforeAll(async () => {
    target = await startDeno();
  }, 120_000);
  afterAll(() => target?.close());

  describe('the function in Deno, with Postgres', () => functionCases(() => target));
  describe.runIf(isThorough)('delivery', () => hostedDeliveryCases(() => target));
  describe.runIf(isThorough)('workers', () => hostedWorkerCases(() => target));
  describe('files', () => hostedFileCases(() => target));
  describe('the tables', () => databaseCases(() => target.database));
});
