import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from '../../support/git.ts';
import { comeIn, type Sent, startStudioServer } from './studio.ts';

/** Somebody's two halves, and the address that the Studio's own pages ask from. */
export type Keys = { cookie: string; tab: string; origin: string };

/** What is tried: in a word, what is sent, what has to come back, and what it has to say. */
export type Try = readonly [what: string, sent: Sent, status: number, says?: RegExp];

/** A server with people of each role, of whom each has a draft and has just confirmed. */
export async function startAttacked() {
  const server = await startStudioServer();
  const { parts, origin, send, clock } = server;
  const { root } = parts.folders;
  const enter = (role: 'editor' | 'publisher' | 'owner', name: string) => {
    const { person, ...keys } = comeIn(parts, role, name);
    const draft = parts.drafts.begin(person.id, `Draft of ${name}`);
    if ('refused' in draft) throw new Error(draft.refused);
    return { id: person.id, draft: draft.id, keys: { ...keys, origin } };
  };
  const people = { ada: enter('owner', 'ada'), pia: enter('publisher', 'pia'), ed: enter('editor', 'ed') };
  const confirm = () => {
    for (const { id } of parts.people.all()) for (const { name } of parts.sessions.of(id)) parts.sessions.confirm(name);
  };
  confirm();

  /** Every file that the server keeps, with the hash of what it says, and where the branch is. When a session was used is no matter. */
  const kept = (): string[] => {
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const shown = files
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => !file.startsWith(join(root, '.git')))
      .map((file) => {
        const says = file.includes('/sessions/') ? '' : createHash('sha256').update(readFileSync(file)).digest('hex');
        return `${file.slice(root.length)} ${says}`;
      });
    return [...shown.toSorted(), gitIn(root)('rev-parse', 'HEAD')];
  };

  /** Tries one after the other. Returns what came back that should not, and what was changed by all of them. */
  const tried = async (tries: readonly Try[]): Promise<string[]> => {
    const wrong: string[] = [];
    const before = kept();
    for (const [what, sent, status, says = /^/] of tries) {
      if (sent.path.includes('/sign-in/')) clock.now += 4_000;
      const answer = await send(sent);
      const asked = `${what}: ${sent.method} ${sent.path.slice(0, 80)}`;
      if (answer.status !== status || !says.test(answer.text))
        wrong.push(`${asked} was answered by ${answer.status} ${answer.text.slice(0, 200)}`);
      if (answer.text.includes(root) || / at .*\.ts:\d+/.test(answer.text)) wrong.push(`${asked} tells of the machine`);
    }
    const after = kept();
    const changed = [...new Set([...before, ...after])].filter(
      (line) => !before.includes(line) || !after.includes(line),
    );
    return [...wrong, ...changed];
  };
  return { ...server, ...people, confirm, kept, tried };
}

/** An address of the Studio's, below which all is asked for by the table of routes. */
export const api = (path: string) => `/_studio/api${path}`;
