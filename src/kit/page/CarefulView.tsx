import { Component, type ReactNode } from 'react';
import type { OwnView } from '../blocks/own-blocks.ts';
import { useSite } from '../context/context.tsx';
import { pascalCase } from '../model/names.ts';
import { InvalidSectionCard } from './InvalidSectionCard.tsx';

type Fields = Readonly<Record<string, unknown>>;
type Props = { fields: Fields };
type State = { message: string | undefined };

/**
 * The view of a site's own block while a page is edited: where it fails, a card says so in its place, and no other section suffers. Other
 * fields may mend it.
 */
export function carefully(type: string, View: OwnView): OwnView {
  const file = `blocks/${type}/${pascalCase(type)}.tsx`;
  class Boundary extends Component<Props, State> {
    override state: State = { message: undefined };

    static getDerivedStateFromError(error: unknown): State {
      return { message: error instanceof Error ? error.message : String(error) };
    }

    override componentDidUpdate(before: Props): void {
      if (before !== this.props && this.state.message !== undefined) this.setState({ message: undefined });
    }

    override render(): ReactNode {
      const { message } = this.state;
      if (message === undefined) return <View {...this.props.fields} />;
      const problem = { file, line: 1, column: 1, message: `The view of this block fails: ${message}` };
      return <InvalidSectionCard section={{ type: 'invalid', where: `Block \`${type}\``, problems: [problem] }} />;
    }
  }
  return function CarefulView(fields: Fields) {
    // What the site says may mend it too, though the section is the same.
    useSite();
    return <Boundary fields={fields} />;
  };
}
