import { styled } from 'styled-components';
import { Cards } from '../../ui/Card.tsx';

export const ContactCardGrid = styled(Cards)`
  svg {
    margin-block-end: var(--space-5);
  }
  p + * {
    grid-row: 6;
    justify-self: start;
    margin-block-start: var(--space-5);
  }
`;
