// @ts-check
const { join } = require('node:path');
const { RelativePattern, window, workspace } = require('vscode');

const root = join(__dirname, '../../..');

/** @type {import('vscode-languageclient/node').LanguageClient | undefined} */
let client;

/** Starts the project's own language server, `scripts/language-server.ts`, for the files of `pages/`. */
exports.activate = async () => {
  const library = loadLibrary();
  if (!library) {
    window.showWarningMessage('Run `npm ci` in the folder of the site once: then mistakes in pages are shown here.');
    return;
  }
  const server = {
    command: 'node',
    args: [join(root, 'scripts/run.mjs'), 'language-server', '--stdio'],
    options: { cwd: root },
  };
  client = new library.LanguageClient('pages', 'Pages', server, {
    documentSelector: [{ scheme: 'file', pattern: '**/pages/**/*.{yaml,yml,json}' }],
    synchronize: { fileEvents: workspace.createFileSystemWatcher(new RelativePattern(root, '{pages,public}/**')) },
  });
  await client.start();
};

exports.deactivate = () => client?.stop();

/** The library lies among the project's packages, which may not be installed yet. */
function loadLibrary() {
  try {
    return require('vscode-languageclient/node');
  } catch {
    return undefined;
  }
}
