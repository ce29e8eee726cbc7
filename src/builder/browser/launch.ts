import type { Browser, BrowserServer } from 'playwright';
import { ensureChromium } from './find-chromium.ts';
import { playwright } from './playwright.ts';

type Say = (line: string) => void;

/** A headless Chromium that asks nothing of the network on its own account. */
export async function launchChromium(say: Say = () => undefined): Promise<Browser> {
  return playwright().chromium.launch(launchOptions(say));
}

/** The same Chromium for several processes, which connect to its address. */
export async function launchBrowserServer(say: Say = () => undefined): Promise<BrowserServer> {
  return playwright().chromium.launchServer({ ...launchOptions(say), host: '127.0.0.1' });
}

function launchOptions(say: Say): { executablePath: string; args: string[] } {
  const { executablePath } = ensureChromium(say);
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  };
}
