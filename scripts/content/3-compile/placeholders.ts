import { nearest } from '../nearest.ts';
import type { ValueProblem } from './value-problem.ts';

const placeholder = /\(\(\s*([^()]*?)\s*\)\)/g;

/** The text with every `((name))` filled in, and what is wrong with those that can't be. */
export function fillPlaceholders(
  text: string,
  values: ReadonlyMap<string, string>,
  options: { keep?: ReadonlySet<string>; escape?: (value: string) => string } = {},
): { text: string; problems: ValueProblem[] } {
  if (!text.includes('((') && !text.includes('{')) return { text, problems: [] };
  const problems: ValueProblem[] = [];
  const filled = text.replace(placeholder, (whole, name: string) => {
    const value = values.get(name);
    if (value !== undefined) return options.escape ? options.escape(value) : value;
    if (!options.keep?.has(name)) problems.push(unknownPlaceholder(whole, name, values));
    return whole;
  });
  const foreign = /\$?\{\{?\s*([a-z][\w.]*)\s*\}\}?/i.exec(text);
  if (foreign?.[1] !== undefined && values.has(foreign[1]))
    problems.push({
      code: 'placeholder/brackets',
      snippet: foreign[0],
      message: `\`${foreign[0]}\` is not filled in: placeholders stand in double round brackets.`,
      help: `Write \`((${foreign[1]}))\`.`,
    });
  return { text: filled, problems };
}

function unknownPlaceholder(whole: string, name: string, values: ReadonlyMap<string, string>): ValueProblem {
  const word = nearest(name, values.keys());
  return {
    code: 'placeholder/unknown',
    snippet: whole,
    message: `There is no placeholder \`((${name}))\`.`,
    help: word ? `Change it to \`((${word}))\`.` : 'Add it to _facts.yaml, or write ((facts.name)) with a name that stands there.',
  };
}
