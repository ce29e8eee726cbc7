import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#builder/base';

type Position = { line: number; character: number };

/** A mistake as text editors show it. Lines and characters count from 0. */
export type EditorProblem = {
  range: { start: Position; end: Position };
  message: string;
  code?: string;
  source?: string;
};

/** What a text editor offers to write. */
export type Completion = {
  label: string;
  sortText?: string;
  insertText?: string;
  detail?: string;
  textEdit?: { range: { start: Position; end: Position }; newText: string };
  documentation?: string | { value: string };
};

/** A fix that a text editor offers, with what it would write. */
export type Fix = {
  title: string;
  edit: { changes: Record<string, { range: { start: Position; end: Position }; newText: string }[]> };
};

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } };

/** The server that VS Code and other editors run for YAML. */
const yamlServer = ['node_modules/yaml-language-server/bin/yaml-language-server', '--stdio'];

/**
 * A language server, driven as editors drive it: JSON-RPC over its standard input and output, with the settings of
 * `.vscode/settings.json` (Language Server Protocol 3.17).
 */
export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, (message: Message) => void>();
  readonly #published = new Map<string, EditorProblem[]>();
  readonly #settings: Record<string, unknown>;
  readonly #ended: Promise<number | null>;
  #version = 1;
  #onPublish: () => void = () => undefined;
  #buffer = Buffer.alloc(0);
  #lastId = 0;

  /** `line`: what Node is given, from the project's root. */
  constructor(line: readonly string[] = yamlServer) {
    const settings = JSON.parse(readFileSync(join(projectRoot, '.vscode/settings.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    this.#settings = nested(settings);
    this.#process = spawn(process.execPath, line, { cwd: projectRoot });
    this.#ended = new Promise((fulfil) => this.#process.once('exit', fulfil));
    this.#process.stdout.on('data', (bytes: Buffer) => this.#read(bytes));
  }

  /** Starts the session, as an editor that has opened the project's folder. */
  async start(): Promise<void> {
    const root = pathToFileURL(projectRoot).href.replace(/\/$/, '');
    await this.#request('initialize', {
      processId: process.pid,
      rootUri: root,
      workspaceFolders: [{ uri: root, name: 'site' }],
      capabilities: {
        textDocument: {
          completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
          hover: { contentFormat: ['markdown', 'plaintext'] },
        },
        workspace: { configuration: true, workspaceFolders: true },
      },
    });
    this.#send({ method: 'initialized', params: {} });
    this.#send({ method: 'workspace/didChangeConfiguration', params: { settings: null } });
  }

  /** Opens a text as a file of the project (it need not be on the disk), once, and gives the mistakes shown in it. */
  async open(file: string, text: string): Promise<EditorProblem[]> {
    const uri = uriOf(file);
    this.#send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
    });
    return this.#nextProblems(uri, () => true);
  }

  /** Replaces the whole text of an open file, and waits for mistakes that are as expected. */
  async change(
    file: string,
    text: string,
    isExpected: (problems: EditorProblem[]) => boolean,
  ): Promise<EditorProblem[]> {
    const uri = uriOf(file);
    this.#version += 1;
    this.#send({
      method: 'textDocument/didChange',
      params: { textDocument: { uri, version: this.#version }, contentChanges: [{ text }] },
    });
    return this.#nextProblems(uri, isExpected);
  }

  /** The fixes that the editor offers at a place. */
  async fixes(file: string, position: Position): Promise<Fix[]> {
    const range = { start: position, end: position };
    const params = { textDocument: { uri: uriOf(file) }, range, context: { diagnostics: [] } };
    return (await this.#request('textDocument/codeAction', params)) as Fix[];
  }

  /** Ends the session as an editor does, and gives the code with which the server has gone. */
  async shutdown(): Promise<number | null> {
    await this.#request('shutdown', {});
    this.#send({ method: 'exit' });
    return this.#ended;
  }

  #nextProblems(uri: string, isExpected: (problems: EditorProblem[]) => boolean): Promise<EditorProblem[]> {
    return new Promise((fulfil) => {
      this.#onPublish = () => {
        const problems = this.#published.get(uri);
        if (problems && isExpected(problems)) fulfil(problems);
      };
    });
  }

  /** What the editor offers at a place of an open file. */
  async complete(file: string, position: Position): Promise<Completion[]> {
    const result = await this.#request('textDocument/completion', { textDocument: { uri: uriOf(file) }, position });
    return Array.isArray(result) ? (result as Completion[]) : (result as { items: Completion[] }).items;
  }

  /** What the editor shows while the mouse rests on a place of an open file, as Markdown. */
  async hover(file: string, position: Position): Promise<string> {
    const result = await this.#request('textDocument/hover', { textDocument: { uri: uriOf(file) }, position });
    return (result as { contents: { value: string } } | null)?.contents.value ?? '';
  }

  /** Ends the server. */
  stop(): void {
    this.#process.kill();
  }

  #request(method: string, params: object): Promise<unknown> {
    const id = ++this.#lastId;
    this.#send({ id, method, params });
    return new Promise((fulfil, reject) => {
      this.#answers.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : fulfil(result)));
    });
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #read(bytes: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, bytes]);
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(this.#buffer.subarray(0, Math.max(end, 0)).toString())?.[1]);
      if (end < 0 || this.#buffer.length < end + 4 + length) return;
      const body = this.#buffer.subarray(end + 4, end + 4 + length).toString();
      this.#buffer = this.#buffer.subarray(end + 4 + length);
      this.#receive(JSON.parse(body) as Message);
    }
  }

  #receive({ id, method, params, ...answer }: Message): void {
    if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: EditorProblem[] };
      this.#published.set(uri, diagnostics);
      this.#onPublish();
    } else if (method === 'workspace/configuration' && id !== undefined) {
      const { items } = params as { items: { section: string }[] };
      this.#send({ id, result: items.map(({ section }) => this.#settings[section] ?? null) });
    } else if (method !== undefined && id !== undefined) {
      this.#send({ id, result: null });
    } else if (id !== undefined) {
      this.#answers.get(id)?.(answer);
      this.#answers.delete(id);
    }
  }
}

function uriOf(file: string): string {
  return pathToFileURL(resolve(projectRoot, file)).href;
}

/** `{ 'yaml.schemaStore.enable': … }` as `{ yaml: { schemaStore: { enable: … } } }`: what a language server asks for. */
function nested(settings: Record<string, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(settings)) {
    const [section = '', ...rest] = key.startsWith('[') ? [key] : key.split('.');
    result[section] =
      rest.length === 0
        ? value
        : { ...(result[section] as object | undefined), ...nested({ [rest.join('.')]: value }) };
  }
  return result;
}
