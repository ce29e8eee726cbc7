import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { secretsOf, withoutSecrets } from '#contact-function';
import { runNode } from '../../../scripts/test/run-node.ts';
import { temporaryFolder } from '../../../tests/contact/support/fixtures.ts';
import { frozenSite } from '../../../tests/specification/folders.ts';
import { runScript } from '../../../tests/support/command.ts';
import { projectOrigin, siteAddress } from './environment.ts';
import { projectRoot } from './project-root.ts';
import { UsageError } from './usage-error.ts';

describe('a text without secrets', () => {
  it('holds none of them, in none of the forms that protocols use', () => {
    const secret = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 40 })
      // The sign that hides a secret can't be one.
      .filter((text) => !text.includes('*'));
    fc.assert(
      fc.property(secret, fc.string(), (hidden, around) => {
        const whole = new TextDecoder().decode(new TextEncoder().encode(hidden));
        const forms = [hidden, encodeURIComponent(whole), Buffer.from(hidden).toString('base64')];
        for (const form of forms) expect(withoutSecrets(`${around} ${form} ${around}`, [hidden])).not.toContain(form);
      }),
    );
  });

  it('holds no user and no password of any address', () => {
    const text = 'fetch https://ada:hunter2@mail.example/a failed; see https://mail.example/@ada and a@b.example';
    expect(withoutSecrets(text, [])).toBe(
      'fetch https://***@mail.example/a failed; see https://mail.example/@ada and a@b.example',
    );
  });

  it('knows the secrets of an environment by their names and their form', () => {
    const secrets = secretsOf({
      MAIL_API_KEY: 're_123456',
      CONTACT_DRAIN_SECRET: 'of the schedule',
      DATABASE_URL: 'postgres://postgres:hunter%202/x@db.example:5432/postgres',
      PORT: '4173',
      SITE_URL: 'https://relaywell.example',
    });
    expect(secrets).toEqual(
      expect.arrayContaining(['re_123456', 'of the schedule', 'postgres:hunter%202/x', 'hunter%202/x', 'hunter 2/x']),
    );
    expect(secrets).not.toContain('4173');
    expect(secrets).not.toContain('https://relaywell.example');
  });
});

describe('what stands on public pages', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['SITE_URL', 'https://site:hunter2@relaywell.example'],
    ['SITE_URL', 'https://:hunter2@relaywell.example'],
    ['VITE_SUPABASE_URL', 'https://site:hunter2@project.supabase.co'],
    ['VITE_SUPABASE_ANON_KEY', 'sb_secret_hunter2'],
    ['VITE_SUPABASE_ANON_KEY', `x.${Buffer.from('{"role":"service_role"}').toString('base64url')}.hunter2`],
  ])('refuses a secret as %s (%s), and does not repeat it', (name, value) => {
    vi.stubEnv(name, value);
    const read = () => [siteAddress(), projectOrigin()];
    expect(read).toThrow(UsageError);
    expect(read).toThrow(name);
    expect(read).not.toThrow(/hunter2/);
  });

  it.each(['https://relaywell.example/a//b', 'https://relaywell.example/?a', 'https://relaywell.example/a.html'])(
    'refuses what is no address of a site: %s',
    (value) => {
      vi.stubEnv('SITE_URL', value);
      expect(siteAddress).toThrow(/such as `https:\/\/relaywell\.example\/library`/);
    },
  );

  it('takes addresses and keys that are public', () => {
    vi.stubEnv('SITE_URL', 'https://relaywell.example/');
    vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', `x.${Buffer.from('{"role":"anon"}').toString('base64url')}.y`);
    expect([siteAddress(), projectOrigin()]).toEqual(['https://relaywell.example', 'https://project.supabase.co']);
    vi.stubEnv('SITE_URL', 'https://example.org/~town/library/');
    expect(siteAddress()).toBe('https://example.org/~town/library');
  });
});

describe('a command', () => {
  it('that refuses an address does not repeat the password in it', async () => {
    const out = join(temporaryFolder(), 'dist');
    const { code, output } = await runScript('build', [...frozenSite, '--out', out], {
      SITE_URL: 'ftp://site:hunter2@mail.example',
    });
    expect(code).toBe(2);
    expect(output).toContain('SITE_URL');
    expect(output).not.toContain('hunter2');
  });

  it('that breaks prints no secret of its environment, wherever the error holds it', async () => {
    const file = join(temporaryFolder(), 'broken.ts');
    const runCommand = JSON.stringify(join(projectRoot, 'src/builder/base/run-command.ts'));
    writeFileSync(
      file,
      `import { runCommand } from ${runCommand};
       const url = 'postgres://site:hunter2/x@db.example/base';
       process.env['DATABASE_URL'] = url;
       process.env['SOME_TOKEN'] = 'hunter2-token';
       runCommand(async () => {
         throw Object.assign(new Error('no ' + url, { cause: new TypeError('Bearer hunter2-token') }), { input: url });
       });`,
    );
    const { code, output } = await runNode([file]);
    expect(code).toBe(3);
    expect(output).toContain('This is a bug of ours, not a mistake of yours.');
    expect(output).not.toContain('hunter2');
  });
});
