import { type Browser, chromium } from 'playwright';
import { ensureChromium } from './find-chromium.ts';

/** A headless Chromium that asks nothing of the network on its own account. */
export async function launchChromium(say: (line: string) => void = () => undefined): Promise<Browser> {
  const { executablePath } = ensureChromium(say);
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--font-render-hinting=none',
    ],
  });
}
