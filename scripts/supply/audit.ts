import { spawnSync } from 'node:child_process';
import { projectRoot } from '#builder/base';
import { acceptedFindings } from './accepted-findings.ts';
import { type AuditReport, readAudit } from './read-audit.ts';

/**
 * `npm run audit`: asks the registry for known weaknesses of the installed packages. Exit code 1 where there is one that
 * nobody has explained; a registry that doesn't answer is said and is no failure.
 */
const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: projectRoot,
  encoding: 'utf8',
  env: { ...process.env, npm_config_audit: 'true' },
});
const report: AuditReport = readAudit(stdout, acceptedFindings, new Date());
for (const line of report.lines) console.log(line);
if (!report.isFine) process.exitCode = 1;
