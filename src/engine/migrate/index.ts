export { migrations } from './migrations.ts';
export { planMigration } from './plan-migration.ts';
export type { Fields, GroupPlace, Migration } from './types.ts';
