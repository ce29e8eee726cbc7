import { Component, type ReactNode } from 'react';

type CarefulProps = { instead?: ReactNode; children: ReactNode };

/** Shows something else, or nothing, where what it holds fails: React would take all of the window away. */
export class Careful extends Component<CarefulProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
