import type { Diagnostic } from '#kit/model';
import { catalogue, codes as known } from '../catalogue/index.ts';

const codes: readonly string[] = known;

/** The report as a SARIF 2.1.0 log (OASIS standard), which code scanners read. */
export function formatSarif(diagnostics: readonly Diagnostic[]): string {
  const rules = known.map((code) => {
    const { title, explanation, severity } = catalogue[code];
    return {
      id: code,
      shortDescription: { text: title },
      fullDescription: { text: explanation },
      help: { text: explanation },
      defaultConfiguration: { level: severity },
    };
  });
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Page validator', rules } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map(resultOf),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function resultOf({ file, line, column, endLine, endColumn, severity, code, where, message, help, fix }: Diagnostic) {
  const artifactLocation = { uri: encodeURI(file) };
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  const replacement = fix && {
    deletedRegion: { charOffset: fix.range[0], charLength: fix.range[1] - fix.range[0] },
    insertedContent: { text: fix.text },
  };
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: help === undefined ? message : `${message} ${help}` },
    locations: [
      {
        physicalLocation: { artifactLocation, region },
        ...(where === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: where }] }),
      },
    ],
    ...(replacement
      ? {
          fixes: [
            {
              description: { text: help ?? message },
              artifactChanges: [{ artifactLocation, replacements: [replacement] }],
            },
          ],
        }
      : {}),
  };
}
