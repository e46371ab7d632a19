import { styled } from 'styled-components';

/**
 * The name of a row, which opens what the row lists: `as={Link}` leads to its page, `as="button"` opens its dialog. The print style keeps the
 * name, because a row without it says nothing.
 */
export const NameLink = styled.a`
  border: 0;
  color: inherit;
  background: none;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  @media print {
    && {
      display: inline !important;
    }
  }
`;
