import { styled } from 'styled-components';

/** The profiles elsewhere, in a line of their own above the last one. */
export const ProfilesRoot = styled.ul`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
`;
