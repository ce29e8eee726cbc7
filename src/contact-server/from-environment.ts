import { siteAddress } from '#builder/base';
import { type ContactConfig, inboxAddress, rateOf, trustedProxy } from '#contact-function';
import { type ContactBackend, createContactBackend } from './backend.ts';
import { dataFolder, retentionDaysOf, setting, spoolLimitOf } from './settings.ts';

/**
 * The contact backend of a site as the environment configures it. `current` is asked with each message what the site says
 * now; where it says nothing, no message is taken. Throws UsageError where a variable can't be used.
 */
export function contactFromEnvironment(
  siteConfig: ContactConfig,
  current: () => Promise<ContactConfig | undefined>,
): ContactBackend {
  const { SMTP_URL, SMTP_ALLOW_PLAINTEXT, MAIL_FROM, CONTACT_RATE_LIMIT, TRUST_PROXY } = process.env;
  const { SPOOL_LIMIT_MB, MESSAGE_RETENTION_DAYS, SCAN_COMMAND, STUDIO_URL } = process.env;
  const url = siteAddress();
  const ownConfig = (config: ContactConfig) => (url ? { ...config, url } : config);
  const backend = createContactBackend({
    dataDir: dataFolder(),
    spoolLimit: spoolLimitOf(SPOOL_LIMIT_MB),
    retentionDays: retentionDaysOf(MESSAGE_RETENTION_DAYS),
    smtpUrl: SMTP_URL || undefined,
    allowsPlaintextMail: SMTP_ALLOW_PLAINTEXT === '1' || SMTP_ALLOW_PLAINTEXT === 'true',
    mailFrom: MAIL_FROM || undefined,
    rateLimit: setting(() => rateOf(CONTACT_RATE_LIMIT)),
    siteConfig: ownConfig(siteConfig),
    scanCommand: SCAN_COMMAND || undefined,
    inbox: inboxAddress(STUDIO_URL),
    trustProxy: setting(() => trustedProxy(TRUST_PROXY)),
    log: { info: console.log, warn: console.warn, error: console.error },
  });
  let last = siteConfig;
  return {
    ...backend,
    fetch: async (request, connection, post) => {
      const now = await current();
      if (!now) return Response.json({ ok: false, error: 'Your message could not be kept.' }, { status: 503 });
      if (now !== last) backend.adopt(ownConfig(now));
      last = now;
      return backend.fetch(request, connection, post);
    },
  };
}
