import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const TextLink = styled.a`
  color: ${theme.color.primary};
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-underline-offset: 3px;

  &:hover {
    color: ${theme.color.primaryHover};
    text-decoration-thickness: 2px;
  }
`;
