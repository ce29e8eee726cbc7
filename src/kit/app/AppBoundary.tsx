import { Component, type ReactNode } from 'react';

/**
 * Keeps the prerendered text standing. React clears the server's HTML on an uncaught error;
 * this puts the HTML back that stood there before, as plain, working links and text.
 */
export class AppBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  readonly #prerendered = document.getElementById('root')?.cloneNode(true);

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    document.documentElement.dataset['appFailed'] = '';
    if (this.#prerendered) document.getElementById('root')?.replaceWith(this.#prerendered);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
