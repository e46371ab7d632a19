import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Preformatted text in a scrollable box. */
export const Preformatted = styled.pre`
  ${theme.type.small}
  max-height: 320px;
  padding: ${theme.space[3]};
  overflow: auto;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.control};
  font-family: ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
