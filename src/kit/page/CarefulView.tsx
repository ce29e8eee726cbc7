import { Component, type ReactNode } from 'react';
import type { OwnView } from '../blocks/own-blocks.ts';
import { pascalCase } from '../model/names.ts';
import { InvalidSectionCard } from './InvalidSectionCard.tsx';

type Fields = Readonly<Record<string, unknown>>;
type State = { message: string | undefined };

/**
 * The view of a site's own block while a page is edited: where it fails, a card says so in its place, and no other section suffers. Other
 * fields may mend it.
 */
export function carefully(type: string, View: OwnView): OwnView {
  const file = `blocks/${type}/${pascalCase(type)}.tsx`;
  return class CarefulView extends Component<Fields, State> {
    override state: State = { message: undefined };

    static getDerivedStateFromError(error: unknown): State {
      return { message: error instanceof Error ? error.message : String(error) };
    }

    override componentDidUpdate(before: Fields): void {
      if (before !== this.props && this.state.message !== undefined) this.setState({ message: undefined });
    }

    override render(): ReactNode {
      const { message } = this.state;
      if (message === undefined) return <View {...this.props} />;
      const problem = { file, line: 1, column: 1, message: `The view of this block fails: ${message}` };
      return <InvalidSectionCard section={{ type: 'invalid', where: `Block \`${type}\``, problems: [problem] }} />;
    }
  };
}
