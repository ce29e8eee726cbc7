import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { trapField } from '#contact-function/message';

const Hidden = styled.input`
  display: none;
`;

/** A field that people don't see. Programs that fill every field give themselves away by it. */
export function Trap(): ReactNode {
  return <Hidden name={trapField} type="text" autoComplete="off" tabIndex={-1} aria-hidden="true" />;
}
