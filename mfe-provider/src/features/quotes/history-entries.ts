import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Each entry shows status, action, actor and time. On phones the action has its own line. */
export const Entries = styled.ol`
  ${theme.type.small}
  margin-top: ${theme.space[2]};
  color: ${theme.color.muted};

  li {
    display: grid;
    grid-template-columns: 150px minmax(0, 1fr) auto;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[2]};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }

  strong {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.strong};
  }

  ${theme.media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    span {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
