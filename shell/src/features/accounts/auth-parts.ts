import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const FormStack = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

/** A button that reads like a link beside a label. */
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
    max-width: 34ch;
  }

  ${theme.media.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`;
