import type { ReactNode } from 'react';

type Closable = { onClose: () => void };
type PaletteProps = Closable & { onChoose: (choice: { type: string; text: string; value: unknown }) => void };

export function FormPane(): ReactNode {
  return null;
}
export function Palette(_: PaletteProps): ReactNode {
  return null;
}
export function TextPane(): ReactNode {
  return null;
}
export function PagesDialog(_: Closable): ReactNode {
  return null;
}
export function ChangesDialog(_: Closable): ReactNode {
  return null;
}
export function VersionsDialog(_: Closable): ReactNode {
  return null;
}
export function HelpDialog(_: Closable): ReactNode {
  return null;
}
