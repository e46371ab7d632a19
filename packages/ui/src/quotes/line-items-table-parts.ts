import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** On phones quantity and unit price are shown under the name; screen readers still have the columns. */
const visuallyHidden = `
  position: absolute;
  width: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Lines = styled.table`
  position: relative;
  width: 100%;
  border-bottom: ${theme.border.string} solid ${theme.color.ink};
  font-size: 0.9375rem;

  th {
    ${theme.type.caption}
    padding-bottom: ${theme.space[3]};
    border-bottom: ${theme.border.control} solid ${theme.color.edge};
    color: ${theme.color.muted};
    font-weight: ${theme.weight.medium};
    text-align: left;
  }

  th:first-child {
    width: 100%;
  }

  td {
    padding-block: ${theme.space[3]};
    vertical-align: top;
  }

  /* A long word breaks instead of pushing the amounts out of the table. */
  td:first-child {
    overflow-wrap: anywhere;
  }

  tr + tr td {
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }

  strong {
    font-weight: ${theme.weight.strong};
  }

  :is(th, td):not(:first-child) {
    padding-left: ${theme.space[7]};
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }

  ${theme.media.phone} {
    :is(th, td):last-child {
      padding-left: ${theme.space[4]};
    }

    :is(th, td):is(:nth-child(2), :nth-child(3)) {
      ${visuallyHidden}
    }
  }
`;

export const Description = styled.p`
  ${theme.type.small}
  color: ${theme.color.muted};
`;

export const Quantities = styled(Description)`
  display: none;

  ${theme.media.phone} {
    display: block;
  }
`;
