import type { Session } from '#kit';
import { ask, askConfirmed, mailedCode, type Said } from './account.ts';
import type { ChangeWords, Choices, Delivery, Published, Publishing, Release, SetHour } from './publishing.ts';

/** What publishes something, by the server that holds it. `at` is where it asks for that: a draft has a place of its own. */
export function publishingAt(session: Pick<Session, 'fetch'>, at: string): Publishing {
  const listeners = new Set<() => void>();
  const published = async (asked: Promise<Said>) => {
    const outcome = outcomeOf(await asked);
    for (const listener of listeners) listener();
    return outcome;
  };
  return {
    mayPublish: async () => {
      const { answer } = await ask(session, 'GET', '/me');
      return Array.isArray(answer['rights']) && answer['rights'].includes('publish');
    },
    hasChanges: async () => (await ask(session, 'GET', `${at}/unpublished`)).answer['hasChanges'] !== false,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    review: async (choices) => {
      const said = await ask(session, 'POST', `${at}/review`, { choices });
      // What the server sends is as it was made there.
      return said.status === 200 ? (said.answer as { words: readonly ChangeWords[] }) : outcomeOf(said);
    },
    publish: (title, choices) => published(askConfirmed(session, 'POST', `${at}/publish`, { title, choices })),
    hour: async () => {
      const { answer, message } = await ask(session, 'GET', `${at}/schedule`);
      if (message !== undefined) throw new Error(message);
      // What the server sends is as it was made there.
      return answer as SetHour;
    },
    publishAt: async (hour, title, choices) =>
      outcomeOf(await askConfirmed(session, 'PUT', `${at}/schedule`, { at: hour, title, choices })),
    callOff: async () => (await ask(session, 'DELETE', `${at}/schedule`)).message,
    step: async () => {
      const { answer } = await ask(session, 'GET', '/publishing');
      return typeof answer['step'] === 'string' ? answer['step'] : undefined;
    },
    releases: async () => {
      const { answer, message } = await ask(session, 'GET', '/releases');
      if (message !== undefined) throw new Error(message);
      // The list as the server made it.
      return answer['list'] as readonly Release[];
    },
    deliveries: async () => {
      const { answer, message } = await ask(session, 'GET', '/deliveries');
      // The list as the server made it; what can't be had is said of the releases.
      return message === undefined ? (answer['list'] as readonly Delivery[]) : [];
    },
    takeBack: (release: string, choices: Choices) =>
      published(askConfirmed(session, 'POST', `/releases/${release}/take-back`, { choices })),
    look: async (release: string) => {
      const { answer, message } = await ask(session, 'POST', `/releases/${release}/look`);
      return message === undefined ? { address: String(answer['address']) } : { problem: message };
    },
    mailedCode: mailedCode(session),
  };
}

function outcomeOf({ status, answer, message }: Said): Published {
  if (status === 401 && answer['confirm'] === 'mail') return { confirm: 'mail' };
  // As the server made it: one of these, or a sentence.
  if (['published', 'scheduled', 'unchanged', 'contradictions', 'problems'].some((key) => key in answer))
    return answer as Published;
  return { refused: message ?? 'The server’s answer can’t be read.' };
}
