import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Has rows of 48 px and a head that stays visible while a long quote scrolls. */
export const ServicesGrid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.9375rem;

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

  :is(th, td):first-child {
    width: 44px;
    padding-right: 0;
    color: ${theme.color.muted};
    font-size: 0.8125rem;
  }

  [data-align='end'] {
    text-align: right;
  }

  :is(th, td):last-child {
    width: 48px;
    padding-inline: 0 ${theme.space[3]};
  }

  td button {
    color: ${theme.color.muted};
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

    :is(th, td):first-child {
      width: 40px;
      padding-left: ${theme.space[4]};
    }

    :is(th, td):last-child {
      padding-right: ${theme.space[1]};
    }
  }
`;
