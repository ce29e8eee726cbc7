import type { MessageProject } from '../model/page.ts';
import { contactProject } from './project.ts';

/** `timeout` in milliseconds. */
export type CallOptions = { body: object; headers: Record<string, string>; timeout: number };

/** What a call gave, as the Supabase client tells it. */
export type Answer = { data: unknown; error: unknown; response?: Response };

const json = { 'content-type': 'application/json' };

/**
 * The client's call without the client, for visitors who can't get its code any more: the site was published again while they
 * were typing. Never throws.
 */
export async function callPlainly(
  name: string,
  { body, headers, timeout }: CallOptions,
  project?: MessageProject,
): Promise<Answer> {
  const { url, key } = contactProject(project);
  const isForm = body instanceof FormData;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  try {
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { ...headers, ...(!isForm && json), apikey: key, authorization: `Bearer ${key}` },
      body: isForm ? body : JSON.stringify(body),
      signal: limit.signal,
    });
    const isAnswered = response.ok && response.headers.get('x-relay-error') !== 'true';
    return isAnswered
      ? { data: readBody(await response.text(), response), error: null, response }
      : { data: null, error: response.statusText, response };
  } catch (error) {
    return { data: null, error };
  } finally {
    clearTimeout(timer);
  }
}

/** What an answer says, as the client reads it. Throws over broken JSON; an empty answer says nothing. */
function readBody(text: string, { headers }: Response): unknown {
  return text !== '' && headers.get('content-type')?.includes('application/json') ? JSON.parse(text) : text;
}
