import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const actionLinkStyles = css`
  ${theme.type.control}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  border: 0;
  color: ${theme.color.primary};
  background: none;
  font-size: 0.875rem;
  overflow-wrap: break-word;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** A secondary action in a header: icon and text, without padding. Use with `as={Link}` or `as="button"`. */
export const ActionLink = styled.a`
  ${actionLinkStyles}
`;
