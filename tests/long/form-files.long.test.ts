import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContactConfig } from '#builder/build';
import { createContactBackend, Inbox, Spool } from '#contact-server';
import { runWithCrashes } from '../contact/support/crash-run.ts';
import { recordingLog, temporaryFolder } from '../contact/support/fixtures.ts';
import { byScript, formOf } from '../contact/support/form-place.ts';
import { allOf } from '../contact/support/messages.ts';
import { pdf } from '../contact/support/sent-files.ts';
import { fillDisk, smallDisk } from '../contact/support/small-disk.ts';

const site = join(projectRoot, 'schema/example-site/_site.yaml');
const submissions = 1000;
const kills = 50;

/** The files that go with a text: two of other sizes and contents for each. */
function filesOf(text: string) {
  const number = Number(/\d+/.exec(text)?.[0] ?? 0);
  const file = (key: string, size: number) => ({
    key,
    name: `${key} ${number}.pdf`,
    bytes: pdf(size, `${key} ${text} `),
  });
  return [file('letter', 20_000 + ((number * 7919) % 300_000)), file('work', 9 + ((number * 104_729) % 60_000))];
}

describe('1,000 submissions with files, and 50 kills', () => {
  it.each([1, 2])(
    'with %i servers: each that was answered is there once, whole, with its files; nothing else is served',
    async (servers) => {
      const dataDir = temporaryFolder();
      const bodyOf = (text: string) => formOf(filesOf(text), { name: text });
      const report = await runWithCrashes(
        { submissions, kills, servers, bodyOf },
        { DATA_DIR: dataDir, SITE_FILE: site },
      );
      expect(report.kills).toBe(kills);
      expect(new Set(report.acknowledged.values()).size).toBe(submissions);
      const folder = join(dataDir, 'messages');
      const spool = new Spool(folder);
      const inbox = new Inbox({ dataDir, retentionDays: 90, mails: false });
      const named = new Set<string>();
      const kept = await allOf(spool);
      expect(new Map(kept.map(({ id, message }) => [id, message.name]))).toEqual(report.acknowledged);
      for (const { id, message } of kept) {
        const sent = filesOf(message.name);
        expect(message.own?.files?.map(({ name }) => name)).toEqual(sent.map(({ name }) => name));
        for (const [index, file] of (message.own?.files ?? []).entries()) {
          const found = await inbox.file(id, file.id);
          if (!found) throw new Error(`${id} has lost ${file.name}.`);
          const bytes = readFileSync(found.path);
          expect(bytes.equals(sent[index]?.bytes ?? Buffer.alloc(0)), file.name).toBe(true);
          expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.digest);
          named.add(found.path);
        }
      }
      const besides = () => readdirSync(folder).filter((name) => /\.(?:file|tmp)$/.test(name));
      const left = besides().filter((name) => !named.has(join(folder, name)));
      for (const name of left) {
        const [, message = '', file = ''] = name.split('.');
        expect(await inbox.file(message, file), name).toBeUndefined();
      }
      for (const name of besides()) utimesSync(join(folder, name), 1, 1);
      await spool.tidy();
      expect(
        besides()
          .map((name) => join(folder, name))
          .sort(),
      ).toEqual([...named].sort());
      console.log(
        `files, ${servers} servers: ${submissions} answered in ${report.attempts} attempts with ${kills} kills; ${named.size} files whole, ${left.length} left over, none served`,
      );
    },
  );
});

it('a full disk is answered in words, and nothing of the form stays', async (context) => {
  const dataDir = smallDisk(context, '4m');
  const log = recordingLog();
  const backend = createContactBackend({ dataDir, rateLimit: 0, siteConfig: readContactConfig(site), log });
  onTestFinished(() => backend.close());
  const send = async (size: number) => {
    const body = formOf([{ name: 'letter.pdf', bytes: pdf(size) }]);
    const init = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', ...byScript }, body };
    return backend.fetch(new Request('http://localhost/functions/v1/send-contact-email', init), '127.0.0.1');
  };
  expect((await send(100_000)).status).toBe(200);
  const before = readdirSync(join(dataDir, 'messages')).sort();
  const refused = await send(5_000_000);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('could not be kept') });
  const empty = fillDisk(dataDir);
  expect((await send(2_000)).status).toBe(503);
  empty();
  expect(readdirSync(join(dataDir, 'messages')).sort()).toEqual(before);
  expect(log.lines.join('\n')).toContain('ENOSPC');
  expect((await send(200_000)).status).toBe(200);
});
