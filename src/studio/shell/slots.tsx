export { ChangesDialog } from '../dialogs/ChangesDialog.tsx';
export { HelpDialog } from '../dialogs/HelpDialog.tsx';
export { PagesDialog } from '../dialogs/PagesDialog.tsx';
export { Tour } from '../dialogs/Tour.tsx';
export { VersionsDialog } from '../dialogs/VersionsDialog.tsx';
export { FormPane } from '../form/FormPane.tsx';
export { Palette } from '../palette/Palette.tsx';
export { TextPane } from '../text/TextPane.tsx';
