import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createConnection,
  ProposedFeatures,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node.js';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic } from '#kit/model';
import { completionsAt } from './completion.ts';
import { cursorAt } from './cursor.ts';
import { editorDiagnostic, fixesIn } from './diagnostics.ts';
import type { EditedContent } from './edited-content.ts';
import { hoverAt } from './hover.ts';
import { type Schemas, schemaOfFile } from './schema-at.ts';

/** How long, in milliseconds, nothing must be typed before everything is checked. */
const typingPause = 150;

/** What a text editor may ask for. */
const capabilities: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: [' ', ':', '/', '(', '.', '#', '-', '{'] },
  hoverProvider: true,
  codeActionProvider: true,
};

/** Answers a text editor over standard input and output until it says that it goes. */
export function serveEditor(content: EditedContent, schemas: Schemas): void {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  const documents = new TextDocuments(TextDocument);
  const reported = new Set<string>();
  let found: readonly Diagnostic[] = [];
  let timer: NodeJS.Timeout | undefined;
  const nameOf = (uri: string) => (uri.startsWith('file:') ? content.nameOf(fileURLToPath(uri)) : undefined);
  const check = () => {
    timer = undefined;
    found = content.diagnostics();
    const byFile = new Map<string, Diagnostic[]>([...reported].map((name) => [name, []]));
    for (const diagnostic of found) byFile.set(diagnostic.file, [...(byFile.get(diagnostic.file) ?? []), diagnostic]);
    for (const [name, diagnostics] of byFile) {
      reported.add(name);
      const uri = pathToFileURL(content.pathOf(name)).href;
      void connection.sendDiagnostics({ uri, diagnostics: diagnostics.map(editorDiagnostic) });
    }
  };
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(check, typingPause);
  };
  const positionIn = (uri: string) => {
    const [document, name] = [documents.get(uri), nameOf(uri)];
    if (!document || name === undefined) return undefined;
    return { document, name, file: schemaOfFile(name.slice(content.folder.length + 1), schemas) };
  };
  const offers = () => ({ schemas, context: content.context });

  connection.onInitialize(() => ({ capabilities, serverInfo: { name: 'pages' } }));
  connection.onInitialized(check);
  documents.onDidChangeContent(({ document }) => {
    const name = nameOf(document.uri);
    if (name === undefined) return;
    reported.add(name);
    content.setText(name, document.getText());
    checkSoon();
  });
  documents.onDidClose(({ document }) => {
    const name = nameOf(document.uri);
    if (name === undefined) return;
    content.setText(name);
    checkSoon();
  });
  connection.onDidChangeWatchedFiles(() => {
    content.reload();
    checkSoon();
  });
  connection.onCompletion(({ textDocument, position }) => {
    const place = positionIn(textDocument.uri);
    if (!place) return [];
    const cursor = cursorAt(place.document.getText(), position.line, position.character);
    return completionsAt(cursor, place.file, offers(), position);
  });
  connection.onHover(({ textDocument, position }) => {
    const place = positionIn(textDocument.uri);
    const value = place && hoverAt(place.document.getText(), position.line, position.character, place.file, offers());
    return value === undefined ? null : { contents: { kind: 'markdown', value } };
  });
  connection.onCodeAction(({ textDocument, range }) => {
    const place = positionIn(textDocument.uri);
    if (!place) return [];
    // What is offered must fit the text that is open now.
    if (timer) check();
    clearTimeout(timer);
    return fixesIn(
      range,
      place.document,
      found.filter(({ file }) => file === place.name),
    );
  });
  documents.listen(connection);
  connection.listen();
}
