import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contactFiles } from '#builder/build';

const root = join(import.meta.dirname, '../..');
const files = (await contactFiles(root)).filter(({ isFromContent }) => !isFromContent);

it.each(files)('$file is what `npm run generate` writes', ({ file, text }) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});

it('the import map of the function names the versions that package.json names', () => {
  const folder = join(root, 'supabase/functions/send-contact-email');
  const { imports } = JSON.parse(readFileSync(join(folder, 'deno.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const versions = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, target] of Object.entries(imports)) {
    const [, package_ = '', version, path = ''] = /^npm:(@?[^@]+)@([\d.]+)(\/.+)?$/.exec(target) ?? [];
    expect(name).toBe(`${package_}${path}`);
    expect(version).toBe(versions.dependencies[package_]);
  }
});
