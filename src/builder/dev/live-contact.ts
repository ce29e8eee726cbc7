import { join } from 'node:path';
import { type ContactBackend, type ContactConfig, contactFromEnvironment } from '#contact-server';
import { baseOf } from '../base/below-path.ts';
import { readContactConfig } from '../contact/config.ts';

/**
 * The contact backend of a content folder that is being edited: it reads with each message who receives it. While the file
 * can't be read, what it said last counts. A preview shows the site at the root of its own address, whichever path it has for visitors.
 */
export function liveContact(pages: string): ContactBackend {
  const file = join(pages, '_site.yaml');
  const read = () => readContactConfig(file, (url) => url.slice(0, url.length - baseOf(url).length));
  let config = read();
  const current = async (): Promise<ContactConfig> => {
    try {
      config = read();
    } catch {
      // The file is just being written, or has a mistake that the preview tells.
    }
    return config;
  };
  return contactFromEnvironment(config, current);
}
