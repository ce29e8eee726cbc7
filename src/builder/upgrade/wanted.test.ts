import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { compareVersions, npmWords, wantedVersion } from './wanted.ts';

it('versions are compared by their numbers, and one that is being tried comes before its own', () => {
  const sorted = ['0.9.0', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0', '1.0.10', '1.2.0', '1.10.0', '2.0.0'];
  expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted);
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
});

describe('what somebody wants', () => {
  const folder = () => {
    const made = temporaryFolder();
    onTestFinished(() => removeFolder(made));
    return made;
  };
  const wanted = (asked: string | undefined, from: string, spec = '1.0.0') =>
    wantedVersion(asked, 'builder', { spec, from, folder: from });

  function packed(manifest: object): string {
    const from = folder();
    mkdirSync(join(from, 'package'));
    writeFileSync(join(from, 'package/other.txt'), 'x'.repeat(2000));
    writeFileSync(join(from, 'package/package.json'), JSON.stringify(manifest));
    execFileSync('tar', ['-czf', 'b.tgz', 'package/other.txt', 'package/package.json'], { cwd: from });
    return from;
  }

  it('is a version, or the one in a file that is named from where one stands', async () => {
    expect(await wanted('1.2.0', '/')).toEqual({ version: '1.2.0' });
    const from = packed({ name: 'builder', version: '1.3.0-rc.1' });
    expect(await wanted('b.tgz', from)).toEqual({ version: '1.3.0-rc.1', file: join(from, 'b.tgz') });
  });

  it('is told where it is nothing of the kind', async () => {
    await expect(wanted('latest', '/')).rejects.toThrow('`latest` is neither a version, such as 1.2.0, nor a file');
    await expect(wanted('b.tgz', packed({ name: 'another', version: '1.0.0' }))).rejects.toThrow(
      'is no packed builder',
    );
    const from = folder();
    writeFileSync(join(from, 'b.tgz'), 'no archive');
    await expect(wanted('b.tgz', from)).rejects.toThrow('is no packed builder');
    await expect(wanted(undefined, '/', 'file:builder-1.0.0.tgz')).rejects.toThrow('from the file `builder-1.0.0.tgz`');
  });
});

it('npm is repeated without the names of its codes and notes', () => {
  const said = `npm error code ETARGET
npm error notarget No matching version found for builder@9.9.9.
npm error A complete log of this run can be found in: /home/ada/.npm/_logs/x.log
`;
  expect(npmWords(said)).toBe('  notarget No matching version found for builder@9.9.9.');
});
