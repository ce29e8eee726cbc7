import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { bundleSchemas, readSchemas, standaloneFiles } from '#builder/files';
import { studioSchemas } from '#builder/generate';
import { isFields } from '#kit/model';

/** The same with every description in other words, and how many there were. */
function reworded<T>(value: T, count: { of: number }): T;
function reworded(value: unknown, count: { of: number }): unknown {
  if (Array.isArray(value)) return value.map((inner) => reworded(inner, count));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    if (name !== 'description' || typeof inner !== 'string') return [name, reworded(inner, count)];
    count.of++;
    return [name, `People, cards and a list of these, such as \`one\`. ${inner}`];
  });
  return Object.fromEntries(entries);
}

const schemas = readSchemas(projectRoot);
const count = { of: 0 };
const others = reworded(schemas, count);

it('descriptions in other words change no check and no message: what checks knows none of them', async () => {
  const [now, then] = await Promise.all([schemas, others].map((one) => standaloneFiles(projectRoot, one)));
  const code = (files: typeof now) => files?.[0]?.text;
  expect(count.of).toBeGreaterThan(400);
  expect(code(now)).toMatch(/minLength/);
  expect(code(then)).toBe(code(now));
});

it('and nothing of the Studio’s forms but the descriptions themselves, whatever is made of them', () => {
  const [now, then] = [schemas, others].map((one): unknown =>
    JSON.parse(studioSchemas(bundleSchemas(one), new Map()).text, (name, value: unknown) =>
      name === 'description' && typeof value === 'string' ? '' : value,
    ),
  );
  expect(then).toEqual(now);
});
