import { afterAll, beforeAll, describe, vi } from 'vitest';
import { functionCases } from './cases/function.ts';
import { startNode } from './support/node-target.ts';
import type { Target } from './support/target.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('the function in Node, with the spool', () => {
  let target: Target;
  beforeAll(async () => {
    target = await startNode();
  });
  afterAll(() => target?.close());
  functionCases(() => target);
});
