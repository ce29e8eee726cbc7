import { type ContentFiles, compileSite, outsideLinks, outsideNotes } from '#engine';
import { type Diagnostic, sortDiagnostics } from '#kit/model';
import { openContent } from '../references/asked.ts';
import { type Found, lookAt } from './look-at.ts';
import { isDue, type Known, keepMemory, type Memory, readMemory, remembered, toldOf } from './remember.ts';
import type { Manner } from './request.ts';
import { type Bounds, Servers } from './servers.ts';

/** How many servers are asked at a time. */
const atATime = 8;

/**
 * How links are looked at: for so many minutes at most; `asksInside` also asks servers of one's own network, `isAgain` also for what
 * was asked lately. Tests ask more quickly (`manner`, `bounds`).
 */
export type LinkOptions = {
  minutes: number;
  asksInside: boolean;
  isAgain: boolean;
  manner?: Partial<Manner>;
  bounds?: Partial<Bounds>;
};

/** What is known of the links of a content folder now: of all addresses, of those that were asked, and what is to be told. */
export type LinkReport = {
  files: ContentFiles;
  addresses: readonly string[];
  known: Memory;
  asked: ReadonlyMap<string, Found>;
  diagnostics: Diagnostic[];
};

/**
 * Asks other servers where the links of a content folder lead, keeps what they answer and says what is to be told. Where no server at all
 * could be reached, this machine is thought to be offline and nothing is kept. Throws UsageError where there is no such folder.
 */
export async function checkLinks(folder: string, options: LinkOptions): Promise<LinkReport> {
  const { files, checker } = openContent(folder);
  const { context } = compileSite(files, checker, { now: Date.now() });
  const addresses = [...new Set(outsideLinks(files, context).map(({ url }) => url))];
  const before = readMemory();
  const start = Date.now();
  const due = addresses.filter((address) => options.isAgain || isDue(knownOf(before, address), start));
  const asked = await askAll(oldestFirst(due, before), serversFor(context.placeholders.get('url'), start, options));
  const isOffline = asked.size > 1 && [...asked.values()].every(isNoServer);
  const known = isOffline ? before : afterAsking(before, asked);
  if (!isOffline && asked.size > 0) keepMemory(known, Date.now());
  const told = { ...files, outside: toldOf(known) };
  const diagnostics = sortDiagnostics(outsideNotes(told, context));
  return { files, addresses, known, asked: isOffline ? new Map() : asked, diagnostics };
}

function knownOf(memory: Memory, address: string): Known | undefined {
  return Object.hasOwn(memory, address) ? memory[address] : undefined;
}

/** What was asked longest ago comes first: where there isn't time for all, each has its turn. */
function oldestFirst(addresses: readonly string[], memory: Memory): string[] {
  return [...addresses].sort((a, b) => (knownOf(memory, a)?.at ?? 0) - (knownOf(memory, b)?.at ?? 0));
}

function serversFor(site: string | undefined, start: number, options: LinkOptions): Servers {
  const { minutes, asksInside, manner, bounds } = options;
  const from = site === undefined ? '' : `; for ${site}`;
  return new Servers(
    { agent: `Mozilla/5.0 (compatible; pagewright link check${from})`, timeout: 30_000, asksInside, ...manner },
    { between: 1000, patience: 30_000, perServer: 3 * 60_000, end: start + minutes * 60_000, ...bounds },
  );
}

/** Asks for addresses, each server one thing at a time. */
async function askAll(addresses: readonly string[], servers: Servers): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  // Those of one server lie one after the other: else all places would wait for the same server.
  const byServer = new Map<string, string[]>();
  for (const address of addresses) {
    const { origin } = new URL(address);
    byServer.set(origin, [...(byServer.get(origin) ?? []), address]);
  }
  const waiting = [...byServer.values()];
  const work = async () => {
    for (let own = waiting.shift(); own; own = waiting.shift())
      for (const address of own) found.set(address, await lookAt(address, servers));
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return found;
}

/** True where not even a server answered: what a machine without a network finds of all. */
function isNoServer(found: Found): boolean {
  if (found.what === 'unknown') return found.why === 'offline';
  return found.what === 'certificate' || (found.what === 'unreachable' && nobody.has(found.why));
}

const nobody = new Set<string>(['no-host', 'refused', 'slow']);

function afterAsking(before: Memory, asked: ReadonlyMap<string, Found>): Memory {
  const known: Record<string, Known> = { ...before };
  for (const [address, found] of asked) {
    const now = remembered(knownOf(before, address), found, Date.now());
    if (now) known[address] = now;
  }
  return known;
}
