import { Small, theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 140px auto;
  gap: ${theme.space[3]};
  align-items: end;
  padding: ${theme.space[4]} ${theme.space[5]};
  border-top: ${theme.border.control} solid ${theme.color.edge};
  border-radius: 0 0 ${theme.radius.box} ${theme.radius.box};
  background: ${theme.color.sunken};

  /* The preview beside it leaves little room. */
  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 120px;

    button {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${theme.space[4]};
  }
`;

export const Hint = styled(Small)`
  grid-column: 1 / -1;
`;
