import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { drainHeader, Project } from '#contact-function';
import { ProjectInbox } from '#contact-server';
import { runWithCrashes } from '../contact/support/crash-run.ts';
import { serveDatabase } from '../contact/support/database.ts';
import { copyFunction, drainSecret, startWorkerProcess } from '../contact/support/deno-target.ts';
import { formOf } from '../contact/support/form-place.ts';
import { realPostgres } from '../contact/support/real-postgres.ts';
import { pdf } from '../contact/support/sent-files.ts';
import { kill } from '../contact/support/server-process.ts';

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
  return [file('letter', 2_000 + ((number * 7919) % 30_000)), file('work', 9 + ((number * 104_729) % 6_000))];
}

it('1,000 submissions with files to Supabase, and 50 kills of its workers: each answered one is there once, with its files; no other file is left', async (context) => {
  const { runs, exec } = await realPostgres(context);
  const served = await serveDatabase(runs, { 'service-key': 'service_role', 'anon-key': 'anon' });
  onTestFinished(() => void served.server.close());
  const folder = copyFunction();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const environment = { SUPABASE_URL: served.url, CONTACT_RATE_LIMIT: '0', SPOOL_LIMIT_MB: '102400' };
  const start = () => startWorkerProcess(folder, environment);
  const bodyOf = (text: string) => formOf(filesOf(text), { name: text });
  const plan = { submissions, kills, servers: 2, bodyOf, started: { start, key: 'anon-key' } };
  const report = await runWithCrashes(plan, {});
  expect(report.kills).toBe(kills);
  expect(new Set(report.acknowledged.values()).size).toBe(submissions);

  const project = new Project({ supabaseUrl: served.url, serviceKey: 'service-key' });
  const rows = await runs(
    'postgres',
    "select id, message ->> 'name' as name, message #> '{own,files}' as files from public.contact_messages",
  );
  expect(new Map(rows.map(({ id, name }) => [id, name]))).toEqual(report.acknowledged);
  const named = new Set<string>();
  for (const { name, files } of rows) {
    const sent = filesOf(String(name));
    for (const [index, file] of (files as { id: string; digest: string }[]).entries()) {
      const bytes = Buffer.from(await new Response(await project.readFile(file.id)).arrayBuffer());
      expect(bytes.equals(sent[index]?.bytes ?? Buffer.alloc(0)), `${name} ${index}`).toBe(true);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.digest);
      named.add(file.id);
    }
  }
  expect(named.size).toBe(2 * submissions);
  const left = [...served.storage.files.keys()].filter((id) => !named.has(id));
  const inbox = new ProjectInbox(project);
  const [some = ''] = report.acknowledged.keys();
  for (const id of left) expect(await inbox.file(some, id)).toBeUndefined();
  await exec("update public.contact_files set taken_at = now() - interval '2 hours'");
  const { url, child } = await start();
  const headers = { [drainHeader]: drainSecret };
  for (let turn = 0; turn * 100 <= left.length + 100; turn += 1) await fetch(url, { method: 'POST', headers });
  await kill(child);
  expect(new Set(served.storage.files.keys())).toEqual(named);
  console.log(
    `files at Supabase: ${submissions} answered in ${report.attempts} attempts with ${kills} kills; ${named.size} files whole, ${left.length} left over, none served, all removed`,
  );
});
