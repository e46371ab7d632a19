import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { actionLinkLook } from './action-link.ts';

/** The way back above a title, arrow included; `as={Link}` makes it the router's. */
export const BackLink = styled.a.attrs(({ children }) => ({ children: withArrow(children) }))`
  ${actionLinkLook}
`;

function withArrow(words: ReactNode): ReactNode {
  return (
    <>
      <Icon name="arrow-left" size={16} />
      {words}
    </>
  );
}
