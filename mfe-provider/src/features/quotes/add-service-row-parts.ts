import { Small, theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 140px auto;
  gap: ${theme.space[3]};
  align-items: start;
  padding: ${theme.space[4]} ${theme.space[5]};
  border-top: ${theme.border.control} solid ${theme.color.edge};
  border-radius: 0 0 ${theme.radius.box} ${theme.radius.box};
  background: ${theme.color.sunken};

  /* Aligns the button with the fields, which start below their labels, also if a field shows a message below it. */
  > button {
    margin-top: calc(1.3em + 7px);
  }

  /* The preview beside the editor leaves little room. */
  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 120px;

    > button {
      grid-column: 1 / -1;
      justify-self: start;
      margin-top: 0;
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
