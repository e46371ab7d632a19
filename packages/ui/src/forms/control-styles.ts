import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Styles of the box of every field. */
export const controlStyles = css`
  width: 100%;
  min-height: ${theme.size.field};
  padding: 10px 14px;
  border: ${theme.border.control} solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  color: ${theme.color.ink};
  background: ${theme.color.surface};
  line-height: 1.4;

  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 0.5px ${theme.color.danger};
  }

  &:read-only:not(select),
  &:disabled {
    border-color: ${theme.color.line};
    color: ${theme.color.muted};
    background: ${theme.color.sunken};
  }

  @media (forced-colors: active) {
    &[aria-invalid='true'] {
      border-width: 3px;
    }
  }
`;

export const Control = styled.input`
  ${controlStyles}
`;
