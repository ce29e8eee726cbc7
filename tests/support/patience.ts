// What a rendered component shows a moment later is waited for as long as Playwright waits for an element: the library's
// own second is over before a busy machine has rendered anything.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
