import { styled } from 'styled-components';

/**
 * A row's name as a control: `as={Link}` links to its page, `as="button"` opens its dialog. Unlike other controls it is printed, because a
 * row without its name is meaningless.
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
