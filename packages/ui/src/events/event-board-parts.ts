import { styled } from 'styled-components';
import { Facts } from '../figures/fact.tsx';
import { boardSurface } from '../theme/board-surface.ts';
import { theme } from '../theme/theme.ts';

export const EventBoardContainer = styled.article`
  ${boardSurface}
  margin-bottom: ${theme.space[4]};
  padding: 22px 26px;
  border-radius: ${theme.radius.box};

  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;

export const BoardHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

export const BoardNote = styled.span`
  ${theme.type.small}
  flex: none;
  margin-left: auto;
  color: ${theme.color.muted};
`;

export const NameColumn = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 26px;
  margin-top: ${theme.space[4]};

  ${Facts} {
    margin-top: 14px;
  }

  ${theme.media.phone} {
    gap: ${theme.space[4]};

    ${Facts} {
      flex-direction: column;
    }
  }
`;

export const Numeral = styled.div`
  padding-top: 2px;
`;

export const BoardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};

  a,
  button {
    flex: none;
  }
`;
