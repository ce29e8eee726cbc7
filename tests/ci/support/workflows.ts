import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#builder/base';

export type Step = {
  name?: string;
  run?: string;
  uses?: string;
  if?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
};
export type Job = {
  steps: Step[];
  if?: string;
  needs?: string | string[];
  outputs?: Record<string, string>;
  permissions?: Record<string, string>;
  environment?: string | { name: string };
  env?: Record<string, string>;
};
export type Workflow = {
  on: Record<string, { branches?: string[]; schedule?: unknown } | null>;
  permissions: Record<string, string>;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
};

export const folder = join(projectRoot, '.github/workflows');
export const workflows = Object.fromEntries(
  readdirSync(folder).map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [file, { text, ...(parse(text) as Workflow) }];
  }),
);
export const jobs = Object.entries(workflows).flatMap(([file, { jobs }]) =>
  Object.entries(jobs).map(([name, job]) => ({ title: `${file}, ${name}`, file, name, job })),
);
export const jobOf = (file: string, name: string): Job => {
  const job = workflows[file]?.jobs[name];
  if (!job) throw new Error(`There is no job ${name} in ${file}.`);
  return job;
};
export const commandsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);
export const secretsIn = (value: unknown) => JSON.stringify(value ?? '').match(/\bsecrets\b[.[]?['\w]*/g) ?? [];
/** An expression as a workflow writes it. */
export const expression = (text: string) => `\${{ ${text} }}`;
export const environmentOf = ({ environment }: Job) =>
  typeof environment === 'string' ? environment : environment?.name;
