import { isLoopback, UsageError } from '#builder/base';

/** A mail server as SMTP_URL names it. */
export type MailServer = {
  /** The address with every option, as nodemailer reads it. */
  href: string;
  /** What no log and no file may hold: the password, and what a login sends. */
  secrets: string[];
};

const seconds = 1000;
const timeLimits = { connectionTimeout: 30 * seconds, greetingTimeout: 30 * seconds, socketTimeout: 60 * seconds };

const isNumber = (value: string) => /^\d{1,9}$/.test(value);
const isSwitch = (value: string) => value === 'true' || value === 'false';
const isWord = (value: string) => /^[\w.:-]+$/.test(value);

/** nodemailer's options that may follow as parameters. Its logger is none of them: it prints messages. */
const parameters = new Map<string, (value: string) => boolean>([
  ...['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'].map((name) => [name, isNumber] as const),
  ...['maxConnections', 'maxMessages', 'rateDelta', 'rateLimit'].map((name) => [name, isNumber] as const),
  ...['pool', 'requireTLS', 'ignoreTLS', 'tls.rejectUnauthorized'].map((name) => [name, isSwitch] as const),
  ...['name', 'localAddress', 'authMethod', 'tls.servername', 'tls.minVersion'].map((name) => [name, isWord] as const),
]);

/** Parameters with which a password could go to somebody else than the server that is named. */
const weakenings = [/^requireTLS=false$/, /^ignoreTLS=true$/, /^tls\.rejectUnauthorized=false$/, /^tls\.minVersion=/];

/**
 * Reads SMTP_URL, such as `smtps://user:password@mail.example.org`. Off the machine itself TLS is required, with a
 * certificate that is valid for the server's name (RFC 8314, 3), unless `allowsPlaintext` (SMTP_ALLOW_PLAINTEXT).
 * Throws UsageError where the address is not one of a mail server; no message holds anything of its value.
 */
export function readMailServer(address: string, allowsPlaintext = false): MailServer {
  const url = parsed(address.trim());
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') throw refusal('must begin with smtp:// or smtps://');
  if (url.hostname === '') throw refusal('names no server');
  // A password that holds one of # / ? ends the address there, and its rest would be looked up as a server.
  if (url.hash !== '' || !/^\/?$/.test(url.pathname) || url.search.includes('@')) throw refusal('has a part too many');
  checkParameters(url.searchParams);
  if (!allowsPlaintext && !isLoopback(url.hostname)) requireTls(url.searchParams);
  for (const [name, value] of Object.entries(timeLimits))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  const user = decodedPart(url.username);
  const password = decodedPart(url.password);
  return { href: url.href, secrets: [address, url.password, password, `\0${user}\0${password}`].filter(isSecret) };
}

function parsed(address: string): URL {
  if (!URL.canParse(address)) throw refusal("can't be read as an address");
  return new URL(address);
}

function checkParameters(given: URLSearchParams): void {
  for (const [name, value] of given) {
    if (parameters.get(name)?.(value) === true && given.getAll(name).length === 1) continue;
    throw refusal(
      `has a parameter that can't be used. These can follow, each once: ${[...parameters.keys()].join(', ')}`,
    );
  }
}

function requireTls(given: URLSearchParams): void {
  if ([...given].some(([name, value]) => weakenings.some((pattern) => pattern.test(`${name}=${value}`))))
    throw new UsageError(
      'SMTP_URL switches parts of TLS off, and the mail server is not on this machine: the password and all messages could be read on the way. Leave requireTLS, ignoreTLS and the tls. parameters out, or, where you trust the whole network in between, set SMTP_ALLOW_PLAINTEXT=1.',
    );
  given.set('requireTLS', 'true');
}

function refusal(what: string): UsageError {
  return new UsageError(
    `SMTP_URL ${what}. (Its value is not shown, since it may hold a password.) It looks like smtps://user:password@mail.example.org, and characters such as @ : / ? # % in user or password are written as %40 %3A %2F %3F %23 %25.`,
  );
}

function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw refusal('holds a % that begins no character');
  }
}

function isSecret(text: string): boolean {
  return text !== '' && text !== '\0\0';
}
