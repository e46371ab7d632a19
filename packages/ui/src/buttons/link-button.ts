import { styled } from 'styled-components';
import { buttonStyles } from './button-styles.ts';
import type { ButtonStyleProps } from './button-styles.ts';

/** A link that looks like a button. `as={Link}` makes it a link of the router. */
export const LinkButton = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
