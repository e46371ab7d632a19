import { FieldGrid, theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const FormStack = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  > [role='alert'] {
    margin-bottom: 0;
  }
`;

/** A button that looks like a link, beside a label. */
export const QuietAction = styled.button`
  ${theme.type.small}
  min-height: ${theme.size.target};
  padding: 0;
  border: 0;
  color: inherit;
  background: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  align-items: center;
  justify-content: space-between;

  p {
    ${theme.type.small}
    max-width: 34ch;
    color: ${theme.color.muted};
  }

  ${theme.media.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`;

/** A dense grid, in which the confirmation stays beside the password although the password rules between them take a whole row. */
export const AccountFields = styled(FieldGrid)`
  grid-auto-flow: dense;
`;
