import { keepComment } from './change-comment.ts';
import { repositoryOf } from './github.ts';
import { pullRequestOf } from './pull-request.ts';

/**
 * For the workflow `changes`: keeps the comment on the pull request NUMBER that says what it changes at COMMIT. CHANGES is what the
 * job before has described, as JSON. Node runs this without a package, so that nothing is installed where a token can write.
 */
const described: unknown = JSON.parse(process.env['CHANGES'] ?? '');
const { text, isEmpty } = described as Record<string, unknown>;
if (typeof text !== 'string' || typeof isEmpty !== 'boolean') throw new Error('CHANGES must say what has changed.');
console.log(await keepComment(repositoryOf(process.env), pullRequestOf(process.env), { text, isEmpty }));
