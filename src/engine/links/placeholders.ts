import { placeholder, type ValueProblem } from '#kit/model';
import { type NearName, nearestName, replaced } from '../base/nearest.ts';
import { finding } from '../catalogue/index.ts';
import type { SiteContext } from './site-context.ts';

/** What is wrong with a placeholder; `missing` is the name that was not found. */
export type PlaceholderProblem = ValueProblem & { missing?: string };

/** The text with every `((name))` filled in, the names used (those that can't be judged too), and what is wrong with those that can't be filled in. */
export function fillPlaceholders(
  text: string,
  { placeholders: values, uncertain }: Pick<SiteContext, 'placeholders' | 'uncertain'>,
  options: { keep?: ReadonlySet<string>; escape?: (value: string) => string } = {},
): { text: string; problems: PlaceholderProblem[]; names: string[] } {
  const names: string[] = [];
  const problems: PlaceholderProblem[] = [];
  if (!suspicious.test(text)) return { text, problems, names };
  const filled = text.replace(placeholder, (whole, inside: string, at: number) => {
    const name = inside.trim();
    const value = values.get(name);
    if (value !== undefined) {
      names.push(name);
      return options.escape ? options.escape(value) : value;
    }
    const isHidden = name.startsWith('facts.') ? uncertain.facts : uncertain.site;
    if (isHidden) names.push(name);
    if (!options.keep?.has(name) && !isHidden && problems.length < mostProblems)
      problems.push({ ...unknownPlaceholder(whole, name, values), at });
    return whole;
  });
  const others = text.replace(placeholder, (whole) => ' '.repeat(whole.length));
  problems.push(...wrongForms(others, text, values));
  return { text: filled, problems, names };
}

const suspicious = /\(\(|\)\)|[{}]|\[\[|%\w|<\w|facts[._]/i;

/** How many problems of one text are reported: the others are like them, or are reported by the next run. */
const mostProblems = 20;

/** Every way in which placeholders are written elsewhere, or half written; the name is what stands inside. */
const forms: readonly RegExp[] = [
  /\$?\{{1,2}\s*([a-z][\w.\s]*)\}{1,2}/gi,
  /\[\[\s*([a-z][\w.\s]*)\]\]/gi,
  /%([a-z][\w.]*)%/gi,
  /<([a-z][\w.]*)>/gi,
  /\(\(\s*([a-z][\w. ]*?)\s*\)?(?![\w.)])/gi,
  /(?:\(\s*)?(?<![\w.])([a-z][\w.]*)\s*\)\)/gi,
  /\((?:\s+\()?\s*(facts\.\w+|product\.slug|email\.\w+)\s*(?:\)\s+)?\)/gi,
  /\b(facts\.\w+)\b/gi,
];

function wrongForms(others: string, text: string, values: ReadonlyMap<string, string>): PlaceholderProblem[] {
  const problems: PlaceholderProblem[] = [];
  if (!suspicious.test(others)) return problems;
  let left = others;
  for (const form of forms) {
    left = left.replaceAll(form, (whole, inside: string, at: number) => {
      const name = inside.trim();
      const isFact = /^facts\.\w/i.test(name);
      const { word, isSure } =
        values.has(name) || isFact || whole.startsWith('((') || whole.startsWith('{') || isFigure(whole, name, values)
          ? nearestPlaceholder(name, values)
          : { word: undefined, isSure: false };
      if ((word === undefined && !isFact) || problems.length >= mostProblems) return whole;
      const found = text.slice(at, at + whole.length);
      const replacement = `((${word ?? name}))`;
      problems.push({
        ...finding('placeholder/form', { found, word: word ?? name }),
        snippet: found,
        at,
        ...(isSure ? { replacement } : {}),
      });
      return ' '.repeat(whole.length);
    });
  }
  return problems;
}

/** True for the bare name of a figure between signs that stand around placeholders elsewhere: `%boats%`, `[[boats]]`. */
function isFigure(whole: string, name: string, values: ReadonlyMap<string, string>): boolean {
  return /^(?:%|\[\[)/.test(whole) && values.has(`facts.${name}`);
}

function unknownPlaceholder(whole: string, name: string, values: ReadonlyMap<string, string>): PlaceholderProblem {
  const near = nearestPlaceholder(name, values);
  return {
    ...finding('placeholder/unknown', { name, ...near, known: [...values.keys()] }),
    snippet: whole,
    missing: name,
    ...replaced({ ...near, word: `((${near.word}))` }),
  };
}

/** The nearest placeholder. What all facts begin with says nothing of which one is meant, so it doesn't count. */
function nearestPlaceholder(name: string, values: ReadonlyMap<string, string>): NearName {
  if (values.has(name)) return { word: name, isSure: true };
  const own = name.replace(/^facts?[._ ]/i, '');
  const facts = [...values.keys()].filter((known) => known.startsWith('facts.')).map((known) => known.slice(6));
  const fact = nearestName(own, facts);
  if (own !== name || fact.isSure) return { ...fact, word: fact.word === undefined ? undefined : `facts.${fact.word}` };
  const near = nearestName(name, values.keys());
  return near.word === undefined && fact.word !== undefined ? { ...fact, word: `facts.${fact.word}` } : near;
}
