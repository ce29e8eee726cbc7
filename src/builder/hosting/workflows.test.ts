import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  commandsOf,
  environmentOf,
  expression,
  jobOf,
  jobs,
  secretsIn,
  workflows,
} from '../../../tests/ci/support/workflows.ts';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { projectRoot } from '../base/project-root.ts';
import { toolsConfig } from './documents.ts';

describe('every workflow', () => {
  it('names each action by the hash of a commit, with its version beside', () => {
    for (const [file, { text }] of Object.entries(workflows)) {
      const lines = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
      expect(
        lines.filter((line) => !/uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
        file,
      ).toEqual([]);
    }
    const uses = jobs.flatMap(({ job }) => job.steps.flatMap(({ uses = '' }) => (uses === '' ? [] : [uses])));
    const versions = new Map(uses.map((action) => action.split('@') as [string, string]));
    for (const action of uses) expect(versions.get(action.split('@')[0] ?? ''), action).toBe(action.split('@')[1]);
  });

  it.each(Object.entries(workflows))(
    '%s may only read, and has no trigger that mixes secrets with foreign code',
    (_, workflow) => {
      expect(workflow.permissions).toEqual({ contents: 'read' });
      const isTold = workflow === workflows['changes.yml'];
      if (!isTold) expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
      expect(secretsIn(workflow.env)).toEqual([]);
    },
  );

  it.each(jobs)('$title: keeps no credentials, and may at most read', ({ title, job }) => {
    for (const [what, level] of Object.entries(job.permissions ?? {})) {
      if (title === 'changes.yml, comment' && what === 'pull-requests') continue;
      expect(['contents', 'actions', 'deployments']).toContain(what);
      expect(level).toBe('read');
    }
    for (const { uses, with: options } of job.steps)
      if (uses?.startsWith('actions/checkout@')) expect(options?.['persist-credentials']).toBe(false);
  });

  it.each(jobs)('$title: passes no text of others to a shell', ({ job }) => {
    for (const command of commandsOf(job)) expect(command).not.toContain('${{');
  });

  it.each(jobs)('$title: installs by lockfiles, and fetches no other tool', ({ job }) => {
    for (const command of commandsOf(job)) {
      expect(command).not.toMatch(/\bnpm (install|i|exec)\b|\bpnpm\b|\byarn\b|\bcurl\b|\bwget\b|\bpip\b/);
      for (const [, tool = ''] of command.matchAll(/\bnpx (\S+)/g)) expect(tool).toBe('tsx');
    }
  });
});

describe('a job with a secret', () => {
  const secret = jobs.filter(({ job }) => secretsIn(job).length > 0);

  it.each(secret)('$title: has an environment of its own, and shows the secret to one step', ({ job }) => {
    expect(environmentOf(job)).toMatch(/^(preview|production)$/);
    expect(secretsIn({ ...job, steps: [] })).toEqual([]);
    expect(job.steps.filter((step) => secretsIn(step).length > 0)).toHaveLength(1);
    for (const step of job.steps) expect(secretsIn({ ...step, env: undefined })).toEqual([]);
  });

  it.each(secret)('$title: runs nothing but tools of the lockfile, and none of their install scripts', ({ job }) => {
    const uses = job.steps.flatMap(({ uses }) => uses?.split('@')[0] ?? []);
    expect(uses.filter((name) => !/^actions\/(checkout|setup-node|download-artifact)$/.test(name))).toEqual([]);
    expect(commandsOf(job)).toContain('npm ci --ignore-scripts');
    const shown = job.steps.filter((step) => secretsIn(step).length > 0).flatMap(({ run }) => run ?? []);
    for (const command of shown) expect(command).toContain('.github/tools/node_modules/.bin/');
    for (const command of commandsOf(job).filter((command) => command !== 'npm ci --ignore-scripts'))
      expect(command).not.toMatch(/\bnp[mx]\b|\bnode\b|\btsx\b/);
  });

  it.each(secret)('$title: takes tools and configuration from the main branch, and from no build', ({ job, name }) => {
    const [checkout, ...more] = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with?.['sparse-checkout']).toBe('.github/tools');
    // Without a name it is the branch that the run was started on, and that is main (see `if`).
    const isMain = [expression('github.event.repository.default_branch'), undefined];
    expect(isMain).toContain(checkout?.with?.['ref']);
    if (checkout?.with?.['ref'] === undefined) expect(job.if).toContain("github.ref == 'refs/heads/main'");
    for (const { with: options } of more)
      expect(options).toMatchObject({ path: 'green', 'sparse-checkout': 'supabase' });
    const artifacts = job.steps.filter(({ uses }) => uses?.startsWith('actions/download-artifact@'));
    const folders = artifacts.map(({ with: options }) => options?.['path']);
    expect(folders).toEqual({ preview: ['dist'], production: ['dist'], supabase: ['recipients'] }[name] ?? []);
    // Wrangler is told its configuration, and the CLI of Supabase its folder; neither looks for one where a build has written.
    const text = commandsOf(job).join('\n');
    expect(text).not.toMatch(/(?:dist|recipients)\/\S*(?:wrangler|config|deno|package)/);
    for (const [line] of text.matchAll(/wrangler (?:versions upload|deploy)[^\n]*/g))
      expect(line).toContain('--config .github/tools/wrangler.json');
    for (const [line] of text.matchAll(/"\$supabase" [^\n]*/g)) expect(line).toContain('--workdir green');
  });

  it('hands Cloudflare a configuration that runs nothing, made from the code', () => {
    const { file, text } = toolsConfig();
    expect(readFileSync(join(projectRoot, file), 'utf8')).toBe(text);
    const config = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(config).sort()).toEqual(
      ['$schema', 'assets', 'compatibility_date', 'name', 'preview_urls', 'workers_dev'].sort(),
    );
    expect(join(projectRoot, file, '..', (config['assets'] as { directory: string }).directory)).toBe(
      join(projectRoot, 'dist'),
    );
  });

  it('publishes the function of a commit of main, and of the build its mailboxes as data alone', () => {
    const commands = commandsOf(jobOf('deploy.yml', 'supabase'));
    const [check = '', , takeOver = ''] = commands;
    expect(check).toBe('git merge-base --is-ancestor "$COMMIT" HEAD');
    const folder = temporaryFolder();
    onTestFinished(() => removeFolder(folder));
    const target = 'green/supabase/functions/send-contact-email';
    mkdirSync(join(folder, target), { recursive: true });
    mkdirSync(join(folder, 'recipients'));
    const run = (text: string) => {
      writeFileSync(join(folder, 'recipients/recipients.json'), text);
      rmSync(join(folder, target, 'recipients.generated.ts'), { force: true });
      const { status } = spawnSync('bash', ['-e', '-c', takeOver], { cwd: folder });
      return status === 0 ? readFileSync(join(folder, target, 'recipients.generated.ts'), 'utf8') : undefined;
    };
    const config = { url: 'https://a.example', mailboxes: { general: 'a"b`$(id)\u2028@a.example' } };
    const written = run(JSON.stringify(config)) ?? '';
    const [, value = ''] = /^import type .*;\n\nexport const config: ContactConfig = ([\s\S]*);\n$/.exec(written) ?? [];
    expect(JSON.parse(value)).toEqual(config);
    for (const text of ['{}; Deno.exit(1)', 'run()', '[]', '', '{"a": run()}']) expect(run(text), text).toBeUndefined();
    expect(run('{"a": 1} {"b": 2}')).toContain('= {\n  "a": 1\n};\n');
  });

  it('is none that a pull request starts, but the preview, whose account is another one', () => {
    const names = secret.map(({ title }) => title).sort();
    expect(names).toEqual(['preview', 'production', 'roll-back', 'supabase'].map((name) => `deploy.yml, ${name}`));
    const preview = jobOf('deploy.yml', 'preview');
    expect(secretsIn(preview)).toEqual(['secrets.CLOUDFLARE_PREVIEW_API_TOKEN']);
    expect(preview.needs).toBe('build-preview');
    const condition = jobOf('deploy.yml', 'build-preview').if;
    expect(condition).toContain("github.event_name == 'pull_request'");
    expect(condition).toContain('vars.CLOUDFLARE_PREVIEW_ACCOUNT_ID != vars.CLOUDFLARE_ACCOUNT_ID');
    expect(condition).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    const upload = preview.steps.find((step) => secretsIn(step).length > 0);
    expect(upload?.env?.['CLOUDFLARE_ACCOUNT_ID']).toBe(expression('vars.CLOUDFLARE_PREVIEW_ACCOUNT_ID'));
    for (const { name, job } of secret) if (name !== 'preview') expect(JSON.stringify(job)).not.toContain('PREVIEW');
  });
});

describe('production', () => {
  it('is the newest commit of main that has passed, whoever asks', () => {
    const gate = jobOf('deploy.yml', 'newest-green');
    expect(commandsOf(gate)).toEqual([
      'npm ci',
      'npx tsx scripts/ci/newest-green.ts >> "$GITHUB_OUTPUT"',
      'npx tsx scripts/ci/due.ts "$COMMIT" green >> "$GITHUB_OUTPUT"',
    ]);
    expect(gate.if).toContain("github.event.workflow_run.conclusion == 'success'");
    expect(gate.if).toContain("github.event.workflow_run.event == 'push'");
    expect(gate.if).toContain("inputs.action == 'deploy' && github.ref == 'refs/heads/main'");
    expect(jobOf('deploy.yml', 'roll-back').if).toContain("github.ref == 'refs/heads/main'");
    expect(workflows['deploy.yml']?.on).toMatchObject({ workflow_run: { workflows: ['ci'], branches: ['main'] } });
    for (const name of ['build', 'supabase', 'production'])
      expect([jobOf('deploy.yml', name).needs].flat()).toContain('newest-green');
    for (const name of ['build', 'supabase']) {
      const checkouts = jobOf('deploy.yml', name).steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkouts.at(-1)?.with?.['ref']).toBe(expression('needs.newest-green.outputs.commit'));
    }
    expect(jobOf('deploy.yml', 'build').if).toBe("needs.newest-green.outputs.commit != ''");
  });

  it('is published by the clock only where something of that commit has become due', () => {
    const { on, text = '' } = workflows['deploy.yml'] ?? {};
    expect(on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^[1-9]\d?,\d+ \* \* \* \*$/) }] });
    const { steps, outputs } = jobOf('deploy.yml', 'newest-green');
    expect(outputs?.['commit']).toBe(
      expression(
        "github.event_name == 'schedule' && steps.due.outputs.commit || github.event_name != 'schedule' && steps.green.outputs.commit || ''",
      ),
    );
    const [content, due] = steps.slice(-2);
    for (const step of [content, due])
      expect(step?.if).toBe("github.event_name == 'schedule' && steps.green.outputs.commit != ''");
    expect(content?.with).toMatchObject({ ref: expression('steps.green.outputs.commit'), path: 'green' });
    expect(due?.env?.['COMMIT']).toBe(expression('steps.green.outputs.commit'));
    // The runs are told apart by these names: what was rolled back by hand is not published by the clock.
    const name = "inputs.action || (github.event_name == 'pull_request' && 'preview') || 'deploy'";
    expect(text).toContain(`run-name: ${expression(name)}`);
    expect(text).toContain('options: [deploy, roll back]');
  });

  it('takes over the mailboxes that the content names, before the function is published', () => {
    const commands = commandsOf(jobOf('deploy.yml', 'build'));
    expect(commands).toEqual([
      'npm ci',
      'npx tsx scripts/ci/recipients.ts > recipients.json',
      'npm run build -- --compress best',
    ]);
  });
});

describe('ci', () => {
  const { text = '', on } = workflows['ci.yml'] ?? {};

  it('checks pull requests and pushes to main alike', () => {
    expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null });
    expect(jobOf('ci.yml', 'pages').if).toBeUndefined();
    expect(text).not.toMatch(/\bsecrets\b/);
  });

  it('tells each mistake once, on its line, and notes in the summary alone', () => {
    const validating = jobs.filter(({ job }) =>
      commandsOf(job).some((command) => command.includes('npm run validate')),
    );
    expect(validating.map(({ title }) => title)).toEqual(['ci.yml, pages']);
    expect(commandsOf(jobOf('ci.yml', 'pages'))[1]).toBe('npm run validate -- --format github --no-notes');
    for (const name of ['content', 'test'])
      expect(commandsOf(jobOf('ci.yml', name)).at(-1)).toMatch(
        /^env -u GITHUB_STEP_SUMMARY npm (test|run test:content)$/,
      );
  });

  it('tests a change of content as content, and everything else as a whole', () => {
    const scope = commandsOf(jobOf('ci.yml', 'pages')).at(-1);
    expect(scope).toBe('npx tsx scripts/ci/scope.ts >> "$GITHUB_OUTPUT"');
    expect(jobOf('ci.yml', 'content').if).toBe("needs.pages.outputs.scope == 'content'");
    expect(commandsOf(jobOf('ci.yml', 'content')).at(-1)).toContain('npm run test:content');
    expect(jobOf('ci.yml', 'test').if).toBe("needs.pages.outputs.scope == 'everything'");
    expect(commandsOf(jobOf('ci.yml', 'test')).at(-1)).toContain('npm test');
  });

  it('cuts no run on main short: each commit there is tested to its end', () => {
    expect(text).toContain(
      `group: ci-${expression("github.event_name == 'pull_request' && github.ref || github.run_id")}`,
    );
  });
});
