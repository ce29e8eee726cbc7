import type { Problem } from '#kit/model';
import { counted } from '../catalogue/words.ts';

/**
 * The problems, with one for entries of a list, or names of a group, that are all wrong in the same way: they were written or pasted
 * together. What a fix changes is told at each of them.
 */
export function onceInList(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  const others = new Map<Problem, number>();
  const follows = new Set<Problem>();
  for (const [first, ...more] of groups.values()) {
    if (!first || more.length === 0) continue;
    others.set(first, more.length);
    for (const one of more) follows.add(one);
  }
  return problems.flatMap((problem) => {
    const count = others.get(problem);
    if (count === undefined) return follows.has(problem) ? [] : [problem];
    const also = ` So it is in ${counted(count, 'more place')} of this ${isName(problem) ? 'group' : 'list'}.`;
    const { message, said } = problem;
    const inForms = said.inForms?.message && { ...said.inForms, message: [...said.inForms.message, also] };
    const both = { ...said, message: [...said.message, also], ...(inForms ? { inForms } : {}) };
    return [{ ...problem, message: message + also, said: both }];
  });
}

/** What problems have in common that are one; nothing for one that stands alone. */
function keyOf(problem: Problem): string | undefined {
  const { path, code, message, replacement, quote } = problem;
  if (replacement !== undefined || quote) return undefined;
  const entry = path.findLastIndex((step) => typeof step === 'number');
  const varies = isName(problem) ? path.length - 1 : entry;
  if (varies < 0) return undefined;
  // Which fields are wrong tells slips apart; what was written in their place doesn't.
  const what = code.startsWith('field/') ? message : '';
  return `${code} ${path.with(varies, '*').join('/')} ${what}`;
}

/** True for a name that is given in the file and hasn't the form of one. */
function isName({ code, mark }: Problem): boolean {
  return code === 'value/form' && mark === 'key';
}
