import { afterAll, afterEach } from 'vitest';

// What a rendered component shows a moment later is waited for as long as Playwright waits for an element: the library's
// own second is over before a busy machine has rendered anything. Files of one process have one document and its storage: each
// leaves them empty.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
  // jsdom has no dialogs that are opened.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  afterEach(cleanup);
  afterAll(() => {
    document.body.replaceChildren();
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  });
}
