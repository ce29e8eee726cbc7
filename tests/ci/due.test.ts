import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { becameDue } from '../../scripts/ci/became-due.ts';
import { lastDeployed } from '../../scripts/ci/last-deployed.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';

/** The newest run of each kind that went through: when it began, and what it is called. */
type Runs = Partial<Record<'workflow_run' | 'schedule' | 'workflow_dispatch', { at: string; title?: string }>>;

/** GitHub's answers about the runs of the workflow that publishes. */
async function startApi(runs: Runs) {
  const server = createServer(({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://api');
    const isRight =
      pathname === '/repos/ada/site/actions/workflows/deploy.yml/runs' &&
      searchParams.get('branch') === 'main' &&
      searchParams.get('status') === 'success' &&
      headers.authorization === 'Bearer token';
    const run = runs[searchParams.get('event') as keyof Runs];
    const list = run ? [{ run_started_at: run.at, display_title: run.title ?? 'deploy' }] : [];
    response.writeHead(isRight ? 200 : 404).end(JSON.stringify({ workflow_runs: list }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { api, name: 'ada/site', token: 'token' };
}

describe('when the site was published last', () => {
  const publishedAfter = async (runs: Runs) => {
    const time = await lastDeployed(await startApi(runs));
    return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
  };

  it('is when the newest run that went through began, whatever started it', async () => {
    expect(await publishedAfter({})).toBeUndefined();
    expect(await publishedAfter({ workflow_run: { at: '2026-03-01T00:00:00Z' } })).toBe('2026-03-01');
    const pushed = { at: '2026-03-01T00:00:00Z' };
    expect(await publishedAfter({ workflow_run: pushed, schedule: { at: '2026-03-02T00:00:00Z' } })).toBe('2026-03-02');
    expect(await publishedAfter({ workflow_run: pushed, workflow_dispatch: { at: '2026-03-03T00:00:00Z' } })).toBe(
      '2026-03-03',
    );
  });

  it('is not known while a version before is published on purpose', async () => {
    const rolledBack = { at: '2026-03-03T00:00:00Z', title: 'roll back' };
    const scheduled = { at: '2026-03-04T00:00:00Z' };
    const before = { at: '2026-03-01T00:00:00Z' };
    expect(
      await publishedAfter({ workflow_run: before, schedule: scheduled, workflow_dispatch: rolledBack }),
    ).toBeUndefined();
    const next = { at: '2026-03-05T00:00:00Z' };
    expect(await publishedAfter({ workflow_run: next, schedule: scheduled, workflow_dispatch: rolledBack })).toBe(
      '2026-03-05',
    );
  });
});

describe('what the workflow asks by the clock', () => {
  const folder = temporaryFolder();
  const pages = writeSmallSite(folder, 1);
  afterAll(() => removeFolder(folder));
  const now = Date.parse('2026-05-01T12:00:00Z');
  const section = '  - type: prose\n    paragraphs: It is here.\n    from: 2026-05-01 11:00\n';
  /** What has become due where the site was published at a time. */
  const ask = async (published: string, more = '') => {
    const page = `title: One\ndescription: A page.\nsections:\n  - type: hero\n    heading: One\n${more}`;
    writeFileSync(join(pages, 'page-1.yaml'), page);
    return becameDue(folder, await startApi({ workflow_run: { at: published } }), now);
  };

  it('is what lies between, and nothing else', async () => {
    expect(await ask('2026-05-01T10:59:59Z', section)).toEqual([Date.parse('2026-05-01T11:00Z')]);
    expect(await ask('2026-05-01T11:00:00Z', section)).toEqual([]);
    expect(await ask('2026-01-01T00:00:00Z', section.replace('11:00', '12:01'))).toEqual([]);
    expect(await ask('2026-01-01T00:00:00Z')).toEqual([]);
  });

  it('is nothing where the site was never published', async () => {
    await ask('2026-01-01T00:00:00Z', section);
    expect(await becameDue(folder, await startApi({}), now)).toEqual([]);
  });
});
