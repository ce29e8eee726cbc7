/** One rule of a robots.txt: whether addresses that begin like its pattern may be asked for. */
type Rule = { isAllowed: boolean; pattern: string };

/** What a robots.txt says to one program: its rules, and how many seconds are to lie between two requests. */
export type Robots = { rules: readonly Rule[]; delay: number };

/** How many rules are read: what has more than any site needs is meant to hurt. */
const mostRules = 2000;
const longestPattern = 1000;

/** A robots.txt that forbids nothing. */
export const openToAll: Robots = { rules: [], delay: 0 };

/**
 * Reads a robots.txt (RFC 9309) for a program called `name`: the groups that name it, else those for all. `crawl-delay`, which is no
 * part of the standard, is kept as well.
 */
export function readRobots(text: string, name: string): Robots {
  const own = { rules: [] as Rule[], delay: 0, isNamed: false };
  const all = { rules: [] as Rule[], delay: 0, isNamed: false };
  let groups: (typeof own)[] = [];
  let isHead = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, field = '', written = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const [key, value] = [field.toLowerCase(), written.trim()];
    if (key === 'user-agent') {
      if (!isHead) groups = [];
      isHead = true;
      const group = value === '*' ? all : value.toLowerCase() === name.toLowerCase() ? own : undefined;
      if (group) {
        group.isNamed = true;
        groups.push(group);
      }
      continue;
    }
    if (key === '') continue;
    isHead = false;
    for (const group of groups) {
      const isRule = key === 'allow' || key === 'disallow';
      if (isRule && value !== '' && value.length <= longestPattern && group.rules.length < mostRules)
        group.rules.push({ isAllowed: key === 'allow', pattern: value });
      if (key === 'crawl-delay') group.delay = Math.max(0, Number(value) || 0);
    }
  }
  const { rules, delay } = own.isNamed ? own : all;
  return { rules, delay };
}

/** Whether an address may be asked for: the longest pattern that fits decides, and where two do, the one that allows (RFC 9309, 2.2.2). */
export function mayAsk({ rules }: Robots, { pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const path = pathname + search;
  let best: Rule | undefined;
  for (const rule of rules) {
    const isLonger = rule.pattern.length > (best?.pattern.length ?? -1);
    const isKinder = rule.pattern.length === best?.pattern.length && rule.isAllowed;
    if ((isLonger || isKinder) && fits(path, rule.pattern)) best = rule;
  }
  return best?.isAllowed ?? true;
}

/** Whether a path begins like a pattern, in which `*` is any text and `$` its end. Takes no longer than both are long, times the stars. */
function fits(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = parts.pop();
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (last === undefined) return !isWhole || at === path.length;
  return isWhole ? path.length - last.length >= at && path.endsWith(last) : path.includes(last, at);
}
