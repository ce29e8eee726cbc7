import { setTimeout as sleep } from 'node:timers/promises';
import { localKey } from '#contact-server';
import { sample } from './fixtures.ts';
import { kill, type ServerProcess, startServerProcess } from './server-process.ts';

/** What a run with crashes did: the acknowledged messages (text by id), how often a client tried, and the kills. */
export type CrashReport = { acknowledged: Map<string, string>; attempts: number; kills: number };

/** How a run goes. */
export type CrashPlan = {
  submissions: number;
  kills: number;
  /** How many servers share the data folder; they are killed in turn. */
  servers?: number;
  /** What is sent for a text, where that is no usual message. */
  bodyOf?(text: string): FormData;
  /** Starts a server, where it is not the embedded one, and the key that its clients show. */
  started?: { start(): Promise<ServerProcess>; key: string };
  /** Called when a server has been killed and is not started again yet. */
  onKilled?(): void;
};

/**
 * Sends `submissions` messages from eight clients while servers are killed `kills` times, at moments spread
 * over the run. A client sends a message again, with the same key and to any server, until it is acknowledged.
 */
export async function runWithCrashes(
  { submissions, kills, servers: count = 1, bodyOf, started, onKilled }: CrashPlan,
  environment: Record<string, string>,
): Promise<CrashReport> {
  const { start = () => startServerProcess(environment), key: shown = localKey } = started ?? {};
  const report: CrashReport = { acknowledged: new Map(), attempts: 0, kills: 0 };
  const servers: (ServerProcess | undefined)[] = await Promise.all(Array.from({ length: count }, () => start()));
  let next = 0;
  let turn = 0;

  const send = async (text: string, key: string): Promise<string | undefined> => {
    turn += 1;
    const server = servers[turn % count];
    if (!server) return undefined;
    report.attempts += 1;
    try {
      const answer = await fetch(`${server.url}/functions/v1/send-contact-email`, {
        method: 'POST',
        headers: {
          apikey: shown,
          'idempotency-key': key,
          'x-form-elapsed': '9000',
          ...(!bodyOf && { 'content-type': 'application/json' }),
        },
        body: bodyOf?.(text) ?? JSON.stringify({ ...sample, message: text }),
      });
      return answer.ok ? ((await answer.json()) as { id: string }).id : undefined;
    } catch {
      return undefined;
    }
  };
  const client = async () => {
    while (next < submissions) {
      const text = `Message ${next++}`;
      const key = crypto.randomUUID();
      for (let id = await send(text, key); ; id = await send(text, key)) {
        if (id !== undefined) {
          report.acknowledged.set(id, text);
          break;
        }
        await sleep(20);
      }
    }
  };
  const killer = async () => {
    for (; report.kills < kills; report.kills += 1) {
      const due = (submissions * (report.kills + 0.5)) / kills;
      while (report.acknowledged.size < due) await sleep(1);
      await sleep(Math.random() * 4);
      const place = report.kills % count;
      const killed = servers[place];
      servers[place] = undefined;
      if (killed) await kill(killed.child);
      onKilled?.();
      servers[place] = await start();
    }
  };
  await Promise.all([killer(), ...Array.from({ length: 8 }, client)]);
  for (const server of servers) if (server) await kill(server.child);
  onKilled?.();
  return report;
}
