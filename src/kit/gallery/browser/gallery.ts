import { startSearch } from './search.ts';
import { startStages } from './stages.ts';

/** Shows all documents of the gallery, and the examples in them, in the other theme, and remembers it. */
function changeTheme(): void {
  const { dataset } = document.documentElement;
  const theme = dataset.theme === 'light' ? 'dark' : 'light';
  dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // A browser that keeps nothing still shows the theme here.
  }
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.hasAttribute('data-example')) frame.contentWindow?.postMessage({ galleryTheme: theme }, '*');
    else frame.contentWindow?.location.reload();
  }
}

/** Copies the YAML beside a button, and says on the button that it has. */
async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement?.querySelector('code');
  if (!code) return;
  const text = `${code.textContent?.trimEnd() ?? ''}\n`;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without leave to write to the clipboard (a page from the disk), the old way: select and copy.
    getSelection()?.selectAllChildren(code);
    document.execCommand('copy');
  }
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 1500);
}

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.hasAttribute('data-theme-toggle')) changeTheme();
  if (button?.hasAttribute('data-copy')) void copy(button);
});
startSearch();
startStages();
