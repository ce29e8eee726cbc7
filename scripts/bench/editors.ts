import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

// People who write in drafts of their own, in a process of its own: `editors.ts`. A message says where, and what each of them holds; the
// answer is how long their saves took.

export type Editor = { cookie: string; tab: string; draft: string; file: string; version: string; text: string };
export type Editing = { port: number; host: string; origin: string; seconds: number; editors: readonly Editor[] };

/** How often each of them saves, in ms: as often as somebody who types without a rest. */
const pause = 2000;

process.on('message', (given: Editing) => {
  const agent = new Agent({ keepAlive: true, maxSockets: given.editors.length });
  const times: number[] = [];
  const until = performance.now() + given.seconds * 1000;
  const write = async (editor: Editor, number: number) => {
    let { version } = editor;
    await setTimeout((number / given.editors.length) * pause);
    for (let turn = 0; performance.now() < until; turn += 1) {
      const begun = performance.now();
      version = await saved(given, agent, { ...editor, version }, `${editor.text}# ${number} ${turn}\n`);
      times.push(performance.now() - begun);
      await setTimeout(Math.max(0, pause - (performance.now() - begun)));
    }
  };
  void Promise.all(given.editors.map(write)).then(() => process.send?.(times));
});

/** Saves a text, and returns its new version. */
function saved({ port, host, origin }: Editing, agent: Agent, editor: Editor, text: string): Promise<string> {
  const { cookie, tab, draft, file, version } = editor;
  const headers = {
    host,
    origin,
    cookie,
    'x-session-token': tab,
    'if-match': `"${version}"`,
    'content-type': 'application/vnd.studio.write+json',
  };
  return new Promise((fulfil, reject) => {
    const path = `/_studio/api/drafts/${draft}/content`;
    const outgoing = request({ port, host: '127.0.0.1', path, method: 'PUT', agent, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () => {
        const { written } = JSON.parse(body) as { written?: [string, string][] };
        const [[, next] = []] = written ?? [];
        if (next === undefined) reject(new Error(`${answer.statusCode}: ${body}`));
        else fulfil(next);
      });
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify({ changes: [{ file, text }] }));
  });
}
