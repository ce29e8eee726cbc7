import { expect, it } from 'vitest';
import type { PlacedDiagnostic } from '../worker/protocol.ts';
import { linkMessages } from './link-messages.ts';

it('what is said of a link is found at its address, not at another of the same words or of another field', () => {
  const line = 'lead: See [one](/oen), [two](/two) and [three](/oen#there).';
  const at = (address: string, code = 'link/unknown-page', path = ['lead']): PlacedDiagnostic => {
    const column = line.indexOf(`(${address})`) + 2;
    const place = { file: 'a.yaml', line: 2, column, endLine: 2, endColumn: column + address.length };
    return { ...place, severity: 'error', code, path, message: `There is no ${address}.` };
  };
  const wrong = at('/oen');
  const all = [wrong, at('/oen#there'), at('/oen', 'text/spaces'), at('/oen', 'link/unknown-page', ['title'])];
  const said = (address: string) => linkMessages(all, { path: ['lead'], address, text: `title: A\r\n${line}\n` });
  expect(said('/oen')).toEqual([wrong]);
  expect(said('/two')).toEqual([]);
});
