import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../scripts/project-root.ts';

type Position = { line: number; character: number };

/** A mistake as text editors show it. Lines and characters count from 0. */
export type EditorProblem = { range: { start: Position; end: Position }; message: string };

/** What a text editor offers to write. */
export type Completion = {
  label: string;
  sortText?: string;
  insertText?: string;
  documentation?: string | { value: string };
};

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } };

/**
 * The language server that VS Code and other editors run for YAML, driven as they drive it: JSON-RPC over its
 * standard input and output, with the settings of `.vscode/settings.json` (Language Server Protocol 3.17).
 */
export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, (message: Message) => void>();
  readonly #published = new Map<string, EditorProblem[]>();
  readonly #settings: Record<string, unknown>;
  #onPublish: () => void = () => undefined;
  #buffer = Buffer.alloc(0);
  #lastId = 0;

  constructor() {
    const settings = JSON.parse(readFileSync(join(projectRoot, '.vscode/settings.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    this.#settings = nested(settings);
    this.#process = spawn(process.execPath, [
      join(projectRoot, 'node_modules/yaml-language-server/bin/yaml-language-server'),
      '--stdio',
    ]);
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
    return new Promise((fulfil) => {
      this.#onPublish = () => {
        const problems = this.#published.get(uri);
        if (problems) fulfil(problems);
      };
    });
  }

  /** What the editor offers at a place of an open file. */
  async complete(file: string, position: Position): Promise<Completion[]> {
    const result = await this.#request('textDocument/completion', { textDocument: { uri: uriOf(file) }, position });
    return (result as { items: Completion[] }).items;
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
  return pathToFileURL(join(projectRoot, file)).href;
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
