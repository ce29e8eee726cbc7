import { BodyBudget } from './body-budget.ts';
import { trustedProxy } from './client-address.ts';
import { type ContactConfig, generalMailbox, sentAddress } from './config.ts';
import { drain } from './drain.ts';
import { type ContactHandler, createHandler } from './handler.ts';
import { causeOf, type Log, logWithout } from './log.ts';
import { composeMail, composeReceipt } from './mail.ts';
import { mailApiOf, sendByApi } from './mail-api.ts';
import { HeldForms } from './own-form/held-forms.ts';
import { PostgresStore } from './postgres.ts';
import { Project } from './project.ts';
import { rateOf } from './rate-limit.ts';
import { secretsOf, withoutSecrets } from './redact.ts';
import { isSameSecret } from './same-secret.ts';
import { storeLimitOf } from './settings.ts';
import { SharedLimit } from './shared-limit.ts';
import { StorageFiles } from './storage-files.ts';

/** What the platform and `supabase secrets set` provide, by name. */
export type HostedEnvironment = Record<string, string | undefined>;

/** What the function runs with. */
export type HostedOptions = {
  environment: HostedEnvironment;
  config: ContactConfig;
  /** Lets work go on after the answer. */
  waitUntil(work: Promise<unknown>): void;
  log: Log;
};

/** The header that asks the function to deliver what is due; it holds the secret that the schedule knows. */
export const drainHeader = 'x-contact-drain';

/**
 * The function as it runs on Supabase: messages are kept in Postgres and mailed through an HTTP service
 * (Supabase blocks the ports of SMTP). The scheduled drain guarantees delivery; the one after
 * each message only makes it fast. Throws when the platform's own variables are missing.
 */
export function createHostedFunction(options: HostedOptions): ContactHandler {
  const { environment, config, waitUntil } = options;
  const secrets = secretsOf(environment);
  const log = logWithout(options.log, (line) => withoutSecrets(line, secrets));
  const supabaseUrl = required(environment, 'SUPABASE_URL');
  const serviceKey = required(environment, 'SUPABASE_SERVICE_ROLE_KEY');
  if (!trustedProxy(environment['TRUST_PROXY']))
    log.warn('contact: TRUST_PROXY is not set, so all visitors behind one proxy count as one sender.');
  const project = new Project({ supabaseUrl, serviceKey });
  const held = new HeldForms();
  const files = new StorageFiles(project, held);
  const limit = storeLimitOf(environment['SPOOL_LIMIT_MB']);
  const store = new PostgresStore({ project, files, key: serviceKey, limit });
  const inbox = inboxAddress(environment['STUDIO_URL']);
  const { origin: siteOrigin } = new URL(config.url);
  const origins = [siteOrigin, supabaseUrl, ...listOf(environment['CONTACT_ORIGINS'])];
  const isOwnOrigin = (origin: string) => origins.includes(origin);
  const from = environment['MAIL_FROM'] ?? generalMailbox(config);
  const now = Date.now;

  const deliver = async () => {
    const api = mailApiOf(environment);
    return drain({
      queue: store,
      send: async (message) => sendByApi(await composeMail(message, config, from, inbox), api),
      sendReceipt: async (message) => {
        try {
          const mail = await composeReceipt(message, config, from);
          if (mail && (await store.takeReceipt(mail.to))) await sendByApi(mail, api);
        } catch (error) {
          log.warn(`contact: the receipt of message ${message.id} was not sent (${causeOf(error)})`);
        }
      },
      reasonOf: (error) => withoutSecrets(error instanceof Error ? error.message : String(error), secrets),
      log,
      now,
    });
  };
  const handle = createHandler({
    keys: [required(environment, 'SUPABASE_ANON_KEY'), ...listOf(environment['CONTACT_KEYS'])],
    isOwnOrigin,
    config,
    sentPage: (request, language, place) =>
      `${siteOf(request, origins, supabaseUrl) ?? siteOrigin}${sentAddress(config, language, place)}`,
    store,
    limit: new SharedLimit({
      perMinute: rateOf(environment['CONTACT_RATE_LIMIT']),
      store,
      key: serviceKey,
      log,
      now,
    }),
    bodies: new BodyBudget(),
    files: held,
    onStored: ({ suspicions }) => {
      if (suspicions.length === 0) waitUntil(deliver().catch((error) => log.error(undelivered(error))));
    },
    log,
    now,
  });

  return async (request, clientAddress) => {
    const secret = request.headers.get(drainHeader);
    if (secret === null) return handle(request, clientAddress);
    const expected = environment['CONTACT_DRAIN_SECRET'] ?? '';
    if (expected === '' || !(await isSameSecret(secret, expected)))
      return Response.json({ ok: false }, { status: 401 });
    try {
      await files.removeLoose();
    } catch (error) {
      log.warn(`contact: files that belong to no message could not be removed (${causeOf(error)}); they are later`);
    }
    try {
      return Response.json({ ok: true, ...(await deliver()) });
    } catch (error) {
      log.error(undelivered(error));
      return Response.json({ ok: false }, { status: 503 });
    }
  };
}

/** The address of the Studio's messages, where files can be had; nothing where STUDIO_URL names none. */
export function inboxAddress(studio: string | undefined): string | undefined {
  return studio && URL.canParse(studio) ? new URL('/_studio/messages', studio).href : undefined;
}

function undelivered(error: unknown): string {
  const reason = error instanceof Error ? error.message : causeOf(error);
  return `contact: delivery stopped; the schedule takes it up again. ${reason}`;
}

/** The site's page that a form was posted from, unless it is the function's own page about a failure. */
function siteOf(request: Request, origins: readonly string[], supabaseUrl: string): string | undefined {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== supabaseUrl && origins.includes(origin) ? origin : undefined;
}

function listOf(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}

function required(environment: HostedEnvironment, name: string): string {
  const value = environment[name];
  if (value === undefined || value === '') throw new Error(`The variable ${name} is not set.`);
  return value;
}
