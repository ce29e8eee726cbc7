import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../scripts/project-root.ts';

type Step = { run?: string; uses?: string; with?: Record<string, unknown> };
type Job = { steps: Step[]; if?: string; needs?: string; permissions?: unknown };
type Workflow = { on: Record<string, unknown>; permissions: Record<string, string>; jobs: Record<string, Job> };

const folder = join(projectRoot, '.github/workflows');
const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const workflows = texts.map((text) => parse(text) as Workflow);
const onPullRequests = workflows.filter((workflow) => 'pull_request' in workflow.on);

it('validates the pages of a pull request once, so that each mistake is one annotation on its line', () => {
  const jobs = onPullRequests.flatMap((workflow) => Object.values(workflow.jobs));
  const validating = jobs.filter(({ steps }) => steps.some(({ run }) => run?.includes('npm run validate')));
  expect(validating).toHaveLength(1);
  const commands = validating.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toEqual(['npm ci', 'npm run validate -- --format github']);
});

it('runs the tests only where the pages are valid, and leaves the summary to the validation', () => {
  const { test } = onPullRequests.find(({ jobs }) => 'pages' in jobs)?.jobs ?? {};
  expect(test?.needs).toBe('pages');
  expect(test?.if).toContain('!failure()');
  expect(test?.steps.find(({ run }) => run?.includes('npm test'))?.run).toContain('-u GITHUB_STEP_SUMMARY');
});

it('gives what a pull request brings nothing to misuse: a token that only reads, no secrets, no other trigger', () => {
  const ci = readFileSync(join(folder, 'ci.yml'), 'utf8');
  const { permissions, jobs } = parse(ci) as Workflow;
  expect(permissions).toEqual({ contents: 'read' });
  for (const job of Object.values(jobs)) {
    expect(job.permissions).toBeUndefined();
    const checkout = job.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with?.['persist-credentials']).toBe(false);
  }
  expect(ci).not.toContain('secrets.');
  for (const text of texts) expect(text).not.toContain('pull_request_target');
});

it('passes no text of a pull request to a shell', () => {
  for (const text of texts) expect(text).not.toMatch(/run:.*\$\{\{\s*github\.(event|head_ref)/);
});
