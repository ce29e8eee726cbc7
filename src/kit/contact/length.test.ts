import { describe, expect, it } from 'vitest';
import { sizeLimit } from '#contact-function/message';
import { messageOf } from '../../../tests/support/message.ts';
import { tooLongField } from './length.ts';

const message = messageOf({ name: 'Ada', email: 'ada@example.org', inquiryType: 'general' });
const bytes = (text: string) => new TextEncoder().encode(JSON.stringify({ ...message, message: text })).length;

describe('tooLongField', () => {
  it.each(['a', '\n', 'é', '☎', '👍'])('names the most that can be sent of %j, to the character', (character) => {
    const found = tooLongField({ ...message, message: character.repeat(40_000) });
    expect(found).toMatchObject({ field: 'message', length: 40_000 });
    const limit = found?.limit ?? 0;
    expect(bytes(character.repeat(limit))).toBeLessThanOrEqual(sizeLimit);
    expect(bytes(character.repeat(limit + 1))).toBeGreaterThan(sizeLimit);
    expect(tooLongField({ ...message, message: character.repeat(limit) })).toBeUndefined();
  });

  it('names the longest field', () => {
    const found = tooLongField({ ...message, organization: 'x'.repeat(30_000), message: 'y'.repeat(10_000) });
    expect(found?.field).toBe('organization');
  });

  it('knows how long an address can be', () => {
    expect(tooLongField({ ...message, email: `${'a'.repeat(250)}@b.example` })).toEqual({
      field: 'email',
      length: 260,
      limit: 254,
    });
  });
});
