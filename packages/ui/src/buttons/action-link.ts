import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const actionLinkLook = css`
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

/** Icon and words flush with the edge, for a header's small acts; `as={Link}` or `as="button"`. */
export const ActionLink = styled.a`
  ${actionLinkLook}
`;
