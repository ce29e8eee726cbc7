import { constants, setPriority } from 'node:os';
import { projectRoot } from '#builder/base';
import { bundleSchemas, siteSchemas } from '#builder/files';
import { Refusal } from '#engine/edit';
import { convertDocument } from './convert.ts';
import type { ImportOrder, ImportReport } from './import-order.ts';

// The process that reads a document: visitors are answered by another one, and this one gives way to it.

process.once('message', ({ name, bytes, beside = [] }: ImportOrder) => {
  setPriority(constants.priority.PRIORITY_LOW);
  const files = new Map(beside);
  const fileAt = (address: string) => files.get(address);
  convertDocument(name, bytes, { mostColumns: mostColumns(), fileAt }).then(report, (error: unknown) => {
    if (error instanceof Refusal) report({ refused: error.message });
    else
      report({
        refused: 'This document can’t be read. Save it once more in the program that it comes from, and choose that.',
      });
  });
});

function report(result: ImportReport): void {
  process.send?.(result, () => process.disconnect());
}

/** How many columns a table may have, by its schema. */
function mostColumns(): number {
  const { definitions = {} } = bundleSchemas(siteSchemas(projectRoot));
  const most = definitions['TableBlock']?.properties?.['columns']?.['maxItems'];
  return typeof most === 'number' ? most : Number.POSITIVE_INFINITY;
}
