import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Shows rows as cards with two cells in each line, such as name and total, and the actions at full width in the last line. */
export const phoneTableStyles = css`
  ${theme.media.phone} {
    &,
    tbody {
      display: block;
    }

    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 6px ${theme.space[3]};
      padding: ${theme.space[4]};
    }

    tbody tr + tr:nth-child(n) td {
      border-top: 0;
    }

    tbody tr + tr {
      border-top: ${theme.border.hairline} solid ${theme.color.line};
    }

    tbody tr:hover td {
      background: none;
    }

    tbody tr td:nth-child(n) {
      display: block;
      grid-column: 1 / -1;
      height: auto;
      min-width: 0;
      padding: 0;
      text-align: left;
    }

    tbody tr td:is([data-place='title'], [data-place='start']):nth-child(n) {
      grid-column: 1;
    }

    tbody tr td:is([data-place='amount'], [data-place='end']):nth-child(n) {
      grid-column: 2;
      text-align: right;
    }

    tbody tr td[data-place='end'] {
      ${theme.type.small}
      color: ${theme.color.muted};
    }

    tbody tr td[data-place='title'] {
      grid-row: 1 / span 2;
    }

    tbody tr td[data-place='amount'] {
      grid-row: 1;
    }

    tbody tr td[data-place='actions']:nth-child(n) {
      padding-top: ${theme.space[1]};
    }

    tbody tr td[data-place='none']:nth-child(n) {
      display: none;
    }

    tbody tr td[data-label]:nth-child(n) {
      display: flex;
      justify-content: space-between;
      gap: ${theme.space[4]};
    }

    td[data-label] > * {
      min-width: 0;
    }

    td[data-label]::before {
      flex: none;
      color: ${theme.color.muted};
      content: attr(data-label);
    }
  }
`;
