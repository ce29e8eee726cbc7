import { resolve } from 'node:path';
import { UsageError } from '#builder/base';
import { numberOf, storeLimitOf } from '#contact-function';

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

/** The bytes that SPOOL_LIMIT_MB allows; 1,024 MB where it is not set. Throws UsageError where it can't be used. */
export function spoolLimitOf(text: string | undefined): number {
  return setting(() => storeLimitOf(text));
}

/** The days in MESSAGE_RETENTION_DAYS; 90 where it is not set. Throws UsageError where it can't be used. */
export function retentionDaysOf(text: string | undefined): number {
  return setting(() => numberOf('MESSAGE_RETENTION_DAYS', text));
}
