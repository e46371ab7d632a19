import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { actionLinkStyles } from './action-link.ts';

/** The back link above a title, with its arrow. `as={Link}` makes it a link of the router. */
export const BackLink = styled.a.attrs(({ children }) => ({ children: withArrow(children) }))`
  ${actionLinkStyles}
`;

function withArrow(label: ReactNode): ReactNode {
  return (
    <>
      <Icon name="arrow-left" size={16} />
      {label}
    </>
  );
}
