/**
 * What people and programs read: diagnostics as text, JSON, SARIF, annotations and summaries.
 */
export { formatGithub } from './github.ts';
export { formatJson } from './json.ts';
export { PageStates } from './page-states.ts';
export { problemOf, type Texts } from './problems.ts';
export { formatSarif } from './sarif.ts';
export { formatState } from './state-html.ts';
export { anchorOf, formatStepSummary } from './step-summary.ts';
export { formatText } from './text.ts';
export { type Topic, topicOf, topicOrder, topics } from './topics.ts';
export { formatWhereUsed } from './where-used.ts';
