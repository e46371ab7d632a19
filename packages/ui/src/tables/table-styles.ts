import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const tableStyles = css`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.9375rem;

  th {
    ${theme.type.caption}
    position: sticky;
    top: 0;
    z-index: ${theme.layer.stickyHead};
    padding: ${theme.space[3]} ${theme.space[4]};
    color: ${theme.color.muted};
    background: ${theme.color.surface};
    box-shadow: inset 0 -1.5px 0 ${theme.color.edge};
    font-weight: ${theme.weight.medium};
    text-align: left;
  }

  th:first-child {
    border-top-left-radius: ${theme.radius.box};
  }

  th:last-child {
    border-top-right-radius: ${theme.radius.box};
  }

  /* Text that people type may be one long word: it breaks instead of widening the column. */
  td:is([data-place='title'], [data-typed]) {
    min-width: 80px;
    overflow-wrap: anywhere;
  }

  td[data-place='title'] {
    min-width: 96px;
  }

  td {
    height: 66px;
    padding: ${theme.space[2]} ${theme.space[4]};
  }

  :is(th, td):first-child {
    padding-left: 20px;
  }

  :is(th, td):last-child {
    padding-right: 20px;
  }

  ${theme.media.tablet} {
    :is(th, td):nth-child(n) {
      padding-inline: ${theme.space[2]};
    }
  }

  [data-align='end'] {
    text-align: right;
  }

  tbody tr + tr td {
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }

  tbody tr:last-child td:first-child {
    border-bottom-left-radius: ${theme.radius.box};
  }

  tbody tr:last-child td:last-child {
    border-bottom-right-radius: ${theme.radius.box};
  }

  tbody tr:hover td {
    background: ${theme.color.tint};
  }
`;
