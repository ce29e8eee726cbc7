import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { importsBelow } from '../contract/checks/layers.ts';
import { commandsOf, expression, jobOf, workflows } from './support/workflows.ts';

describe('the comment on a pull request', () => {
  const { on, text = '' } = workflows['changes.yml'] ?? {};
  const describing = jobOf('changes.yml', 'describe');
  const commenting = jobOf('changes.yml', 'comment');
  const number = 'github.event.number || github.event.workflow_run.pull_requests[0].number';
  const commit = 'github.event.pull_request.head.sha || github.event.workflow_run.head_sha';

  it('is written for every pull request, and again once its preview is there', () => {
    expect(on).toEqual({
      pull_request_target: { types: ['opened', 'reopened', 'synchronize'] },
      workflow_run: { workflows: ['deploy'], types: ['completed'] },
    });
  });

  it('runs nothing that a pull request brings: the code is that of the main branch, and nothing else is checked out', () => {
    for (const { steps } of [describing, commenting]) {
      const uses = steps.flatMap((step) => (step.uses ? [step] : []));
      expect(uses.map(({ uses = '' }) => uses.split('@')[0])).toEqual(['actions/checkout', 'actions/setup-node']);
      expect(uses[0]?.with).toMatchObject({ ref: expression('github.event.repository.default_branch') });
      // A cache that is filled here would be read by runs that have secrets.
      expect(uses[1]?.with).toEqual({ 'node-version': 22 });
    }
    expect(text).not.toMatch(/head_ref|head\.ref|head_branch|artifact|\bsecrets\b|allow-unsafe/);
  });

  it('reads pages in a job that may only read, and writes in one that sees none of them', () => {
    expect(describing.permissions).toBeUndefined();
    expect(commandsOf(describing)).toEqual([
      'npm ci --ignore-scripts',
      'npx tsx scripts/ci/describe-changes.ts >> "$GITHUB_OUTPUT"',
    ]);
    expect(commenting.permissions).toEqual({ contents: 'read', deployments: 'read', 'pull-requests': 'write' });
    expect(commandsOf(commenting)).toEqual(['node scripts/ci/post-changes.ts']);
    expect(commenting.steps[0]?.with?.['sparse-checkout']).toBe('scripts/ci');
  });

  it('takes the number and the commit from the event, and only the words from the job before', () => {
    for (const { steps } of [describing, commenting]) {
      const environment = steps.at(-1)?.env;
      expect([environment?.['NUMBER'], environment?.['COMMIT']]).toEqual([number, commit].map(expression));
    }
    expect(Object.keys(describing.outputs ?? {})).toEqual(['changes']);
    expect(JSON.stringify(commenting).match(/needs\.[\w.]+/g)).toEqual(Array(2).fill('needs.describe.outputs.changes'));
  });

  it('needs no package to be written', () => {
    const reached = new Set(['scripts/ci/post-changes.ts']);
    const all = importsBelow(projectRoot, ['scripts/ci']);
    for (const file of reached) for (const { from, to } of all) if (from === file) reached.add(to);
    expect([...reached].filter((file) => !file.startsWith('scripts/ci/'))).toEqual([]);
    const sources = [...reached].map((file) => readFileSync(join(projectRoot, file), 'utf8'));
    const packages = sources.flatMap((source) =>
      [...source.matchAll(/from '(?!\.\/)([^']+)'/g)].map(([, name]) => name),
    );
    expect(packages).toEqual([]);
  });
});
