import { DialogOverlay } from '@reach/dialog';
import { styled } from 'styled-components';
import { overlayStyle } from './panel.styles.ts';

export const Overlay = styled(DialogOverlay)`
  ${overlayStyle}
`;
