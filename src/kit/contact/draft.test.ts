// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { typedOf } from '../../../tests/support/message.ts';
import {
  attemptFor,
  draftLifetime,
  draftName,
  forgetOldDrafts,
  keepDraft,
  type MessageDraft,
  readDraft,
  removeDraft,
} from './draft.ts';

const name = draftName('inquiry', 'pilot');
const values = typedOf({ name: 'Ada', email: 'ada@example.org', message: 'Hello' });
const empty = typedOf({});
const draft: MessageDraft = { values, attempt: { key: 'k', body: '{}' } };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('is kept in this tab until it is removed', () => {
  keepDraft(name, draft);
  expect(readDraft(name)).toEqual(draft);
  expect(localStorage).toHaveLength(0);
  removeDraft(name);
  expect(readDraft(name)).toEqual({ values: empty });
  expect(sessionStorage).toHaveLength(0);
});

it('is another one for another kind of inquiry', () => {
  keepDraft(name, draft);
  expect(readDraft(draftName('inquiry', 'media'))).toEqual({ values: empty });
});

it('does not come back after half an hour, and is forgotten then', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepDraft(name, draft);
  vi.advanceTimersByTime(draftLifetime - 1);
  expect(readDraft(name)).toEqual(draft);
  vi.advanceTimersByTime(1);
  forgetOldDrafts();
  expect(sessionStorage).toHaveLength(0);
  expect(readDraft(name)).toEqual({ values: empty });
});

it('does not come from a time that has not been', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepDraft(name, draft);
  vi.setSystemTime(Date.now() - 60_000);
  expect(readDraft(name)).toEqual({ values: empty });
});

it.each(['{', '7', '[]', '{"values":7,"attempt":{"key":7}}', '{"values":{"name":7}}'])('%s is no draft', (text) => {
  sessionStorage.setItem(name, text);
  expect(readDraft(name)).toEqual({ values: empty });
});

it('lives as long as the page where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  keepDraft(name, draft);
  expect(readDraft(name)).toEqual(draft);
  removeDraft(name);
  expect(readDraft(name)).toEqual({ values: empty });
});

it('has one key for one message, and another for another', () => {
  const message = { ...values, inquiryType: 'pilot' };
  const first = attemptFor(message, undefined);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptFor({ ...message }, first).key).toBe(first.key);
  expect(attemptFor({ ...message, message: 'Hello!' }, first).key).not.toBe(first.key);
  expect(attemptFor(message, undefined).key).not.toBe(first.key);
});
