import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Rows of 48 px; the head stays while 60 lines scroll by. */
export const ServicesGrid = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    height: ${theme.size.serviceRow};
    padding: ${theme.space[1]} ${theme.space[5]};
    text-align: left;
  }

  th {
    ${theme.type.caption}
    position: sticky;
    top: 0;
    z-index: ${theme.layer.stickyHead};
    height: 36px;
    color: ${theme.color.muted};
    background: ${theme.color.surface};
    box-shadow: inset 0 calc(-1 * ${theme.border.control}) ${theme.color.edge};
  }

  td:first-child,
  th:first-child {
    width: 56px;
    color: ${theme.color.muted};
  }

  [data-align='end'] {
    text-align: right;
  }

  td:last-child,
  th:last-child {
    width: 56px;
    padding-inline: 0 ${theme.space[3]};
  }

  tbody tr + tr td {
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }

  tbody tr:hover td {
    background: ${theme.color.tint};
  }

  ${theme.media.phone} {
    th,
    td {
      padding-inline: ${theme.space[3]};
    }
  }
`;
