import { styled } from 'styled-components';
import { buttonLook } from './button-look.ts';
import type { ButtonLook } from './button-look.ts';

/** A link that looks like a button. `as={Link}` makes it a link of the router. */
export const LinkButton = styled.a<ButtonLook>`
  ${buttonLook}
`;
