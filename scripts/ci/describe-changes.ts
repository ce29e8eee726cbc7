import { pullRequestOf } from './pull-request.ts';
import { describePullRequest } from './pull-request-changes.ts';

/**
 * For the workflow `changes`: prints `changes=…`, what the pull request NUMBER changes at COMMIT in comparison with the branch
 * BASE, as one line of JSON; nothing where the commit isn't its own any more.
 */
const { BASE = 'main', GITHUB_TOKEN } = process.env;
const described = describePullRequest(process.cwd(), pullRequestOf(process.env), BASE, GITHUB_TOKEN);
if (described) console.log(`changes=${JSON.stringify(described)}`);
else console.error('The pull request has other commits by now; its newest one is described by another run.');
