import { parseSync } from 'vite';
import { filesBelow, textOf } from './files.ts';

/** A file of code, with its syntax. */
type Code = { file: string; text: string; program: unknown };

/** A place in the code, and what stands there. */
export type Place = { file: string; line: number; text: string };

/** All code below some folders of `root`, generated files and tests left out. */
export function codeBelow(root: string, folders: readonly string[]): Code[] {
  return codeFiles(root, folders)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => codeOf(file, textOf(root, file) ?? ''));
}

function codeFiles(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:generated|d)\.[jt]sx?$/.test(file));
}

export function codeOf(file: string, text: string): Code {
  return { file, text, program: parseSync(file, text).program };
}

/** How many lines each file of code below some folders of `root` has. */
export function sizesBelow(root: string, folders: readonly string[]): { file: string; lines: number }[] {
  return codeFiles(root, folders).map((file) => ({ file, lines: (textOf(root, file) ?? '').split('\n').length - 1 }));
}

/** The functions of more than so many lines. What groups tests (`describe`) is none. */
export function longFunctions(code: Code, most: number): string[] {
  const found: string[] = [];
  visit(code.program, (node, holder) => {
    if (!/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) || isGroup(holder))
      return;
    const lines = lineAt(code, node.end) - lineAt(code, node.start) + 1;
    if (lines > most) found.push(`${code.file}:${lineAt(code, node.start)}: a function of ${lines} lines`);
  });
  return found;
}

function isGroup({ type, callee, start = 0 }: Partial<SyntaxNode>): boolean {
  return type === 'CallExpression' && callee !== undefined && start >= 0 && nameOf(callee) === 'describe';
}

/** The name that a call begins with: `describe` of `describe.each(…)(…)`. */
function nameOf({ name, callee, object, tag }: Partial<SyntaxNode>): string | undefined {
  const inner = callee ?? object ?? tag;
  return name ?? (inner && nameOf(inner));
}

/** What comes from outside has no type until somebody gives it one: a file, an answer, a module, the browser, a library. */
const fromOutside =
  /^(?:\(?await )?\(?(?:JSON\.parse|parse|parseDocument|import|Object\.(?:keys|fromEntries)|\w+\.(?:json|toJS|address|ssrLoadModule)|response\.json|this\.#(?:json|vite|call))\b|^(?:workerData|navigation|navigator|module|event|target|event\.target|document\.activeElement|process\.report)\b|^\[\]$|^\[?'--/;

/** Types that are claimed and not proved: each reads what comes from outside, or a comment above it says what has proved it. */
export function unprovedCasts(code: Code): Place[] {
  const found: Place[] = [];
  const lines = code.text.split('\n');
  visit(code.program, ({ type, start, end, expression, typeAnnotation }) => {
    if (!/^TS(?:AsExpression|NonNullExpression|AnyKeyword)$/.test(type)) return;
    const claimed = typeAnnotation ? code.text.slice(typeAnnotation.start, typeAnnotation.end) : '';
    if (/^(?:const|unknown)$/.test(claimed)) return;
    if (expression && fromOutside.test(code.text.slice(expression.start, expression.end))) return;
    const line = lineAt(code, start);
    const above = lines.slice(Math.max(0, line - 4), line).join('\n');
    if (/^\s*(?:\/\/|\*|\/\*\*)/m.test(above)) return;
    found.push({ file: code.file, line, text: code.text.slice(start, end).replaceAll(/\s+/g, ' ') });
  });
  return found;
}

type SyntaxNode = {
  type: string;
  start: number;
  end: number;
  name?: string;
  callee?: SyntaxNode;
  object?: SyntaxNode;
  tag?: SyntaxNode;
  expression?: SyntaxNode;
  typeAnnotation?: SyntaxNode;
};

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Goes through all syntax; `holder` is the node that a node stands in. */
function visit(value: unknown, see: (node: SyntaxNode, holder: Partial<SyntaxNode>) => void, holder = {}): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) see(value, holder);
  for (const inner of Object.values(value)) visit(inner, see, isNode(value) ? value : holder);
}

function lineAt({ text }: Code, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
