import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '#builder/base';
import { localKey } from '#contact-server';
import { eventually, sample } from '../contact/support/fixtures.ts';
import { startMailServer } from '../contact/support/mail-server.ts';
import { specification } from '../specification/folders.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../support/command.ts';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { isThorough } from '../support/extent.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const folder = temporaryFolder();
const mailServer = await startMailServer();
const running: RunningCommand[] = [];

/** Two sites of one checkout, neither of which is its own, and who receives the messages of their first kind. */
const sites = {
  network: { pages: specification.pages, kind: 'pilot', mailbox: 'pilots@relaywell.example' },
  workshop: { pages: join(folder, 'pages'), kind: 'repair', mailbox: 'repairs@fettle.example' },
};
cpSync(join(projectRoot, 'schema/sample-site'), sites.workshop.pages, { recursive: true });
type SiteName = keyof typeof sites;
const out = (name: SiteName) => join(folder, name);

async function build(pages: string, to: string, environment: Record<string, string> = {}): Promise<void> {
  const publicFolder = pages === specification.pages ? ['--public', specification.public] : [];
  const { output } = await runScript('build', ['--pages', pages, ...publicFolder, '--out', to], environment);
  expect(output).toMatch(/^Built /);
}

/** Serves a built site; its messages are kept in `data` and mailed by the mail server, unless `smtp` says otherwise. */
async function serve(
  site: string,
  data: string,
  smtp = mailServer.url,
): Promise<{ url: string; command: RunningCommand }> {
  const command = startScript('serve', ['--out', site], { PORT: '0', DATA_DIR: join(folder, data), SMTP_URL: smtp });
  running.push(command);
  const [, url = ''] = await command.waitFor(addressLine);
  return { url, command };
}

function send(url: string, inquiryType: string, message: string): Promise<Response> {
  return fetch(`${url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: localKey, origin: url },
    body: JSON.stringify({ ...sample, inquiryType, message }),
  });
}

/** The mail with these words: who received it. */
function receivers(words: string): Promise<string[]> {
  return eventually(() => mailServer.received.find(({ raw }) => raw.includes(words))?.to);
}

beforeAll(async () => {
  await build(sites.network.pages, out('network'));
  await build(sites.workshop.pages, out('workshop'));
});
afterEach(() => Promise.all(running.splice(0).map((command) => command.stop())));
afterAll(async () => {
  await mailServer.close();
  removeFolder(folder);
});

describe('a message reaches the site that it was sent on', () => {
  it.each(Object.entries(sites))('%s, served from a build alone', async (name, { kind, mailbox }) => {
    const { url } = await serve(out(name as SiteName), `data-${name}`);
    expect((await send(url, kind, `For ${name} alone`)).status).toBe(200);
    expect(await receivers(`For ${name} alone`)).toEqual([mailbox]);
  });

  it.runIf(isThorough)(
    'also where the servers of both keep their messages in one folder, and one delivers for the other',
    async () => {
      const urls = new Map<SiteName, string>();
      for (const name of ['network', 'workshop'] as const) urls.set(name, (await serve(out(name), 'shared')).url);
      for (const [name, { kind, mailbox }] of Object.entries(sites)) {
        await send(urls.get(name as SiteName) ?? '', kind, `Shared by ${name}`);
        expect(await receivers(`Shared by ${name}`)).toEqual([mailbox]);
      }
    },
  );

  it.runIf(isThorough)(
    'also where it waited for a mail server, and the site of another is served by then',
    async () => {
      const first = await serve(out('workshop'), 'waiting', '');
      await send(first.url, 'repair', 'Waiting for a mail server');
      await first.command.stop();
      await serve(out('network'), 'waiting');
      expect(await receivers('Waiting for a mail server')).toEqual([sites.workshop.mailbox]);
    },
  );
});

it('a message goes to another mailbox once its site was built again with that, without a new start', async () => {
  const { pages, kind } = sites.workshop;
  const { url } = await serve(out('workshop'), 'moved-data');
  edit(join(pages, '_site.yaml'), 'repairs@fettle.example', 'bench@fettle.example');
  await build(pages, out('workshop'));
  await send(url, kind, 'After the move');
  expect(await receivers('After the move')).toEqual(['bench@fettle.example']);
});

describe('a build', () => {
  it('says nowhere who receives messages but in a file that is not served', async () => {
    const hidden = ['builds@fettle.example'];
    const { url } = await serve(out('workshop'), 'served');
    const files = readdirSync(out('workshop'), { recursive: true }).map(String);
    const saying = files.filter((file) => {
      const path = join(out('workshop'), file);
      return statSync(path).isFile() && hidden.some((address) => readFileSync(path).includes(address));
    });
    expect(saying).toEqual(['_hosting/contact.json']);
    for (const path of [
      '_hosting/contact.json',
      '_hosting/contact.json.br',
      '_HOSTING/contact.json',
      '_hosting//contact.json',
    ])
      expect((await fetch(`${url}/${path}`)).status, path).toBe(404);
  });

  it.runIf(isThorough)(
    'for a site whose messages go to Supabase holds no mailbox, and its server takes no message',
    async () => {
      const site = join(folder, 'hosted');
      const environment = { VITE_SUPABASE_URL: 'https://project.supabase.co', VITE_SUPABASE_ANON_KEY: 'anonymous' };
      await build(sites.workshop.pages, site, environment);
      expect(readFileSync(join(site, '_hosting/contact.json'), 'utf8')).not.toContain('@');
      const contact = readFileSync(join(site, 'contact/index.html'), 'utf8');
      expect(contact).toContain('action="https://project.supabase.co/functions/v1/send-contact-email"');
      const data = readdirSync(join(site, 'assets')).find((name) => /^site-\w+\.json$/.test(name)) ?? '';
      expect(JSON.parse(readFileSync(join(site, 'assets', data), 'utf8'))).toMatchObject({
        project: { url: 'https://project.supabase.co', key: 'anonymous' },
      });
      const { url, command } = await serve(site, 'hosted-data');
      expect((await send(url, 'repair', 'Nobody is here')).status).toBe(404);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect((await command.stop()).output).toContain('https://project.supabase.co');
    },
  );

  it.runIf(isThorough)('of an earlier version, which does not say it, is refused in words', async () => {
    const old = join(folder, 'old');
    cpSync(out('network'), old, { recursive: true });
    rmSync(join(old, '_hosting/contact.json'));
    const { code, output } = await runScript('serve', ['--out', old], { PORT: '0', DATA_DIR: join(folder, 'none') });
    expect(output).toMatch(/^The build in .*old\/? was made by an earlier version.*npm run build/);
    expect(code).toBe(2);
  });
});
