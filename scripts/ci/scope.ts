import { changeScope } from './change-scope.ts';

/** For the workflow `ci`: prints `scope=content` or `scope=everything`. Where it can't be found out, everything is tested. */
const scope = await changeScope(process.cwd(), process.env).catch((error: unknown) => {
  console.error(`::warning::What the change touches could not be found out (${String(error)}); everything is tested.`);
  return 'everything';
});
console.log(`scope=${scope}`);
