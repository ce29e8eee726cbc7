/** `stat-ticker` becomes `StatTicker`: the name of a block's component. */
export function pascalCase(type: string): string {
  return type.split('-').map(capital).join('');
}

/** `stat-ticker` becomes `StatTickerBlock`: the name of a block's definition among the schemas, and of its type. */
export function definitionName(type: string): string {
  return `${pascalCase(type)}Block`;
}

/** Words as a sentence or a label begins. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One of what a list is named after: `entries` holds entries, each an "entry". */
export function singular(list: string): string {
  return list.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}
