import { Agent } from 'node:http';

/** How hard and how long a server is pressed; the warm-up comes before and is not counted. */
export type Load = { connections: number; warmUpSeconds: number; seconds: number };

/** What a server does under load: answers a second, and how long the middle one and the slowest hundredth took. */
export type Pressed = { perSecond: number; p50Ms: number; p99Ms: number };

/** One question and its answer; `number` is counted for each connection. Rejects where the answer is not the right one. */
type Ask = (agent: Agent, number: number) => Promise<void>;

/** Asks over so many connections for so long, each as soon as it has its answer. */
export async function press({ connections, warmUpSeconds, seconds }: Load, ask: Ask): Promise<Pressed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await askFor(warmUpSeconds, connections, (number) => ask(agent, number));
  const times = await askFor(seconds, connections, (number) => ask(agent, number));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** The milliseconds that each answer took. */
async function askFor(seconds: number, connections: number, ask: (number: number) => Promise<void>): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const connection = async (first: number) => {
    for (let number = first; performance.now() < end; number += 1) {
      const started = performance.now();
      await ask(number);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
  return times;
}
