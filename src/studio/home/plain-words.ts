/** A day and a time of the near past, as people say it: "today, 22:33", "yesterday, 22:33", "24 Nov, 09:05". */
export function timeWords(at: number, now = Date.now()): string {
  const [day, today] = [new Date(at), new Date(now)];
  const time = day.toLocaleTimeString('en-GB', { timeStyle: 'short' });
  if (day.toDateString() === today.toDateString()) return `today, ${time}`;
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day.toDateString() === yesterday.toDateString()) return `yesterday, ${time}`;
  const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return `${day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', ...year })}, ${time}`;
}

const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly [string, RegExp][] = [
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['a Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** A browser by what it calls itself (`User-Agent`): "Firefox on Windows". */
export function browserWords(agent: string): string {
  const named = (all: typeof browsers) => all.find(([, sign]) => sign.test(agent))?.[0];
  const system = named(systems);
  return `${named(browsers) ?? 'A browser'}${system === undefined ? '' : ` on ${system}`}`;
}
