import type { AcceptedFinding } from './accepted-findings.ts';

/** What an audit says, line by line. `isFine` is false where a finding is not explained. */
export type AuditReport = { lines: string[]; isFine: boolean };

type Advisory = { title: string; url: string; severity: string };
type Answer = { vulnerabilities?: Record<string, { via: (Advisory | string)[] }>; message?: string };

/** Reads the JSON of `npm audit`. `now` decides whether an explanation still holds. */
export function readAudit(json: string, accepted: Readonly<Record<string, AcceptedFinding>>, now: Date): AuditReport {
  const answer = parse(json);
  if (!answer?.vulnerabilities) {
    const reason = answer?.message ?? 'no answer';
    return {
      lines: [`::warning title=Packages were not audited::The registry could not be asked (${reason}).`],
      isFine: true,
    };
  }
  const found = new Map<string, string>();
  const open = new Set<string>();
  for (const [name, { via }] of Object.entries(answer.vulnerabilities))
    for (const advisory of via) {
      if (typeof advisory === 'string') continue;
      const { title, url, severity } = advisory;
      const explained = accepted[url];
      const isExplained = explained !== undefined && new Date(explained.until) >= now;
      if (!isExplained) open.add(url);
      const verdict = isExplained ? `accepted until ${explained.until}: ${explained.why}` : 'not explained';
      found.set(`${url} ${name}`, `${severity}: ${name}: ${title} (${url}): ${verdict}`);
    }
  const summary =
    found.size === 0
      ? 'No known weakness in any package.'
      : `${found.size} findings, ${open.size} of them not explained.`;
  return { lines: [...found.values(), summary], isFine: open.size === 0 };
}

function parse(json: string): Answer | undefined {
  try {
    return JSON.parse(json) as Answer;
  } catch {
    return undefined;
  }
}
