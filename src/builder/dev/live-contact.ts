import { join } from 'node:path';
import { type ContactBackend, type ContactConfig, contactFromEnvironment } from '#contact-server';
import { readContactConfig } from '../contact/config.ts';

/**
 * The contact backend of a content folder that is being edited: it reads with each message who receives it. While the file
 * can't be read, what it said last counts.
 */
export function liveContact(pages: string): ContactBackend {
  const file = join(pages, '_site.yaml');
  let config = readContactConfig(file);
  const current = async (): Promise<ContactConfig> => {
    try {
      config = readContactConfig(file);
    } catch {
      // The file is just being written, or has a mistake that the preview tells.
    }
    return config;
  };
  return contactFromEnvironment(config, current);
}
