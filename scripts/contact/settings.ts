import { resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';

const megabyte = 1024 * 1024;

/** The folder in DATA_DIR of the environment, where messages are kept; `.data` where it is not set or empty. */
export function dataFolder(): string {
  return resolve(process.env['DATA_DIR'] || '.data');
}

/** Reads a variable of the environment. Throws UsageError where its value can't be read. */
export function setting<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The bytes that SPOOL_LIMIT_MB allows; 1,024 MB where it is not set. Throws UsageError where it is no whole number above 0. */
export function spoolLimitOf(text: string | undefined): number {
  if (text === undefined || text === '') return 1024 * megabyte;
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0)
    throw new UsageError(`SPOOL_LIMIT_MB must be a whole number above 0, such as 1024, not "${text}".`);
  return Number(text) * megabyte;
}

/** The days in MESSAGE_RETENTION_DAYS; 90 where it is not set. Throws UsageError where it is no whole number. */
export function retentionDaysOf(text: string | undefined): number {
  if (text === undefined || text === '') return 90;
  if (!/^\d{1,5}$/.test(text))
    throw new UsageError(`MESSAGE_RETENTION_DAYS must be a whole number of days, such as 90, not "${text}".`);
  return Number(text);
}
