import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const railStyles = css`
  background-image: repeating-linear-gradient(
    transparent 0 calc(1lh - 2px),
    ${theme.color.rail} calc(1lh - 2px) 1lh
  );
  overflow-wrap: anywhere;
  text-wrap: balance;

  @media print {
    background-image: none;
  }
`;

/** A name on a board. Under each line of text is a rail, like the rails that hold the letters of a theater's sign. */
export const RailName = styled.h2<{ $size?: 'display' | 'title' }>`
  ${({ $size = 'display' }) => ($size === 'display' ? theme.type.display2 : theme.type.title1)}
  ${railStyles}
  line-height: 1.12;
`;
