import { join } from 'node:path';
import { Hono } from 'hono';
import {
  BodyBudget,
  type BodyLimits,
  type ContactConfig,
  type ContactHandler,
  clientAddress,
  createHandler,
  type Log,
  languageOfPage,
  type PostedBody,
  pathIn,
  RateLimit,
  type SenderGroups,
  senderGroups,
  sentAddress,
  type TrustedProxy,
} from '#contact-function';
import { type Clock, systemClock } from './delivery/clock.ts';
import { Delivery } from './delivery/delivery.ts';
import { Housekeeping } from './delivery/housekeeping.ts';
import { Keeper } from './delivery/keeper.ts';
import { Queue } from './delivery/queue.ts';
import { Receipts } from './delivery/receipts.ts';
import { smtpSender } from './delivery/smtp.ts';
import { DeliveryWorker } from './delivery/worker.ts';
import { FileReceiver } from './files/receiver.ts';
import { scanBy } from './files/scan.ts';
import { isSiteOrigin, localKey } from './requests.ts';
import type { DiskSync } from './spool/durable.ts';
import { Spool } from './spool/spool.ts';

/** What the embedded backend runs with. */
export type ContactBackendOptions = {
  /** Where messages are kept (DATA_DIR). */
  dataDir: string;
  /** The bytes that the spool may hold (SPOOL_LIMIT_MB); without it there is no ceiling. */
  spoolLimit?: number;
  /** The days after which delivered and kept-back messages are deleted (MESSAGE_RETENTION_DAYS); without it, or 0: never. */
  retentionDays?: number;
  /** The mail server (SMTP_URL); without one, messages stay in the spool. */
  smtpUrl?: string | undefined;
  /** Whether a mail server on another machine may be spoken to without TLS (SMTP_ALLOW_PLAINTEXT). */
  allowsPlaintextMail?: boolean;
  /** The address that mails come from (MAIL_FROM); else the general mailbox. */
  mailFrom?: string | undefined;
  /** Messages a minute from one address; 0: no limit. */
  rateLimit: number;
  siteConfig: ContactConfig;
  /** Who names the sender's address (TRUST_PROXY); without it, the connection does. */
  trustProxy?: TrustedProxy;
  /** What looks at each file that a visitor sends (SCAN_COMMAND). */
  scanCommand?: string | undefined;
  /** The address of the Studio's messages, where files can be had; mails lead there. */
  inbox?: string | undefined;
  /** Bounds on what posts may take together, other than the usual ones. */
  bodyLimits?: Partial<BodyLimits>;
  log: Log;
  clock?: Clock;
  /** How writes get to the disk; a benchmark compares with none. */
  disk?: DiskSync;
};

/** The contact path inside a Node server. */
export type ContactBackend = {
  /**
   * Answers `/functions/v1/send-contact-email` and `/healthz`; 404 elsewhere. `connection`: the address of the connection's
   * other end; `post`: the body of a post, where the server has read it.
   */
  fetch(request: Request, connection: string, post?: PostedBody): Promise<Response>;
  /** What posts may take together. A server that reads bodies itself counts them here. */
  bodies: BodyBudget;
  /** Who has sent a request, by its headers and its connection. */
  senderOf(headers: Pick<Headers, 'get'>, connection: string): SenderGroups;
  /** Goes on with what the site says now: who receives messages, and in which words is answered. */
  adopt(config: ContactConfig): void;
  /** The code of the language of the page that a request comes from, where that is another than the original's. */
  languageOf(headers: Pick<Headers, 'get'>): string | undefined;
  /** Whether a message could be kept now. */
  health(): Promise<boolean>;
  /** Lets running deliveries end. */
  close(): Promise<void>;
};

/**
 * Makes the embedded backend and begins to deliver what an earlier run left queued.
 * A data folder that can't be written is no error here: messages are then answered 503 and `/healthz` says so.
 * Throws where `smtpUrl` is no address of a mail server.
 */
export function createContactBackend(options: ContactBackendOptions): ContactBackend {
  const { dataDir, log, clock = systemClock } = options;
  let site = options.siteConfig;
  const spool = new Spool(join(dataDir, 'messages'), {
    disk: options.disk,
    limit: options.spoolLimit,
    onUnreadable: (file) => log.error(`contact: ${file} can't be read; it is left as it is`),
  });
  const delivery = createDelivery(options, () => site, spool, clock);
  delivery.start();

  const bodies = new BodyBudget(options.bodyLimits);
  const addressOf = (headers: Pick<Headers, 'get'>, connection: string) =>
    clientAddress(headers, connection, options.trustProxy);

  const { scanCommand } = options;
  const files = new FileReceiver({ spool, scan: scanCommand ? scanBy(scanCommand) : undefined, log });

  const limit = new RateLimit(options.rateLimit, clock.elapsed);
  const handlerOf = (config: ContactConfig): ContactHandler =>
    createHandler({
      keys: [localKey],
      isOwnOrigin: (origin, request) => isSiteOrigin(origin, request, config.url),
      config,
      sentPage: (_, language, place) => sentAddress(config, language, place),
      store: spool,
      limit,
      bodies,
      files,
      onStored: ({ id, suspicions }) => {
        if (suspicions.length === 0) delivery.deliver(id);
        else log.warn(`contact: message ${id} is kept back (${suspicions.join(', ')}); see \`npm run messages\``);
      },
      log,
      now: clock.now,
    });
  let handle = handlerOf(site);

  const app = new Hono<{ Bindings: { connection: string; post?: PostedBody | undefined } }>({
    getPath: ({ url }) => pathIn(site.base, new URL(url).pathname),
  });
  app.all('/functions/v1/send-contact-email', ({ req, env }) =>
    handle(req.raw, addressOf(req.raw.headers, env.connection), env.post),
  );
  app.get('/healthz', async ({ json }) => {
    const canStore = await spool.canStore();
    return json({ ok: canStore }, canStore ? 200 : 503, { 'cache-control': 'no-store' });
  });

  return {
    fetch: async (request, connection, post) => app.fetch(request, { connection, post }),
    bodies,
    senderOf: (headers, connection) => senderGroups(addressOf(headers, connection)),
    adopt: (config) => {
      site = config;
      handle = handlerOf(config);
    },
    languageOf: (headers) => languageOfPage(site, headers.get('referer')),
    health: () => spool.canStore(),
    close: () => delivery.stop(),
  };
}

/** The delivery where there is a mail server, else what keeps the house alone. */
function createDelivery(
  options: ContactBackendOptions,
  config: () => ContactConfig,
  spool: Spool,
  clock: Clock,
): Pick<Delivery, 'start' | 'deliver' | 'stop'> {
  const { dataDir, smtpUrl, allowsPlaintextMail, mailFrom: from, inbox, log } = options;
  const queue = new Queue();
  const retention = { retentionDays: options.retentionDays ?? 0, mails: smtpUrl !== undefined };
  const housekeeping = new Housekeeping({ spool, ...retention, queue, clock, log });
  if (!smtpUrl) {
    log.info(`contact: no mail server is set (SMTP_URL); messages are kept in ${spool.folder}`);
    return new Keeper({ dataDir, spool, housekeeping, clock, log });
  }
  const sender = smtpSender(smtpUrl, { allowsPlaintext: allowsPlaintextMail });
  const receipts = new Receipts(dataDir, clock, options.disk);
  const createWorker = () => new DeliveryWorker({ spool, sender, config, from, inbox, receipts, clock, log });
  return new Delivery({ dataDir, spool, createWorker, housekeeping, queue, clock, log });
}
