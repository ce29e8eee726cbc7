import type { Page } from 'playwright';

/** The marks that a page sets where a measurement begins and ends (User Timing, W3C). */
export const begun = 'bench-begun';
export const shown = 'bench-shown';

/** An entry of a trace: what ran on a thread, from when and how long, in µs (Trace Event Format). */
export type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number };

type Span = readonly [start: number, end: number];

/** What Chromium calls the running of script: what it is called for, what it has put off, and the clearing up after it. */
const script =
  /^(?:EvaluateScript|FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|RunMicrotasks|v8\.run|MajorGC|MinorGC)$/;
/** What the browser does by itself, though script may have asked for it. */
const browser =
  /^(?:UpdateLayoutTree|RecalculateStyles|Layout|PrePaint|Paint|Layerize|Commit|CompositeLayers|UpdateLayerTree)$/;

/** How long script ran on the threads of a page while something was done, in ms. It must set both marks. */
export async function ownTime(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol leaves the shape of its events open.
    events.push(...(value as unknown as TraceEvent[]));
  });
  const categories = ['devtools.timeline', 'v8', 'blink.user_timing'];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return ownTimeIn(events);
}

/** The same, read from a trace: script that runs on two threads at once counts once. */
export function ownTimeIn(events: readonly TraceEvent[]): number {
  const markOf = (name: string) => events.find((event) => event.name === name);
  const [from, to] = [markOf(begun), markOf(shown)];
  if (!from || !to) throw new Error('The trace has no marks: nothing was shown.');
  const inside = events.filter(
    ({ pid, ph, ts, dur = 0 }) => pid === from.pid && ph === 'X' && ts + dur > from.ts && ts < to.ts,
  );
  const spans = [...new Set(inside.map(({ tid }) => tid))].flatMap((tid) => {
    const own = inside.filter((event) => event.tid === tid);
    const spansOf = (names: RegExp) =>
      own
        .filter(({ name }) => names.test(name))
        .map(({ ts, dur = 0 }): Span => [Math.max(ts, from.ts), Math.min(ts + dur, to.ts)]);
    return without(spansOf(script), spansOf(browser));
  });
  return lengthOf(joined(spans)) / 1000;
}

/** Spans as few that don't overlap. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last && start <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], end)];
    else all.push([start, end]);
  }
  return all;
}

/** What of some spans lies in none of others. */
function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return joined(others).reduce<Span[]>(
    (left, [from, to]) =>
      left.flatMap(([start, end]): Span[] => [
        ...(start < Math.min(end, from) ? [[start, Math.min(end, from)] as const] : []),
        ...(Math.max(start, to) < end ? [[Math.max(start, to), end] as const] : []),
      ]),
    joined(spans),
  );
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, [start, end]) => sum + end - start, 0);
}
