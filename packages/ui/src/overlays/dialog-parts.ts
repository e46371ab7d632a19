import { css, keyframes, styled } from 'styled-components';
import { Valance } from '../layout/valance.ts';
import { Title1 } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

export const panel = css`
  position: relative;
  width: 100%;
  max-width: ${theme.frame.dialog};
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.box};
  overflow: hidden;
  color: ${theme.color.ink};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.over};
  animation: ${rise} ${theme.duration.move} ${theme.easing.out};

  &:focus {
    outline: none;
  }

  ${theme.media.phone} {
    padding: ${theme.space[5]} ${theme.space[5]};
  }

  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

/** The two-color valance at the dialog's top edge, for dialogs in which the user agrees to a price. */
export const PanelValance = styled(Valance).attrs({ $tone: 'price', $unit: theme.valance.card })`
  margin: calc(-1 * ${theme.space[6]}) calc(-1 * ${theme.space[6]}) ${theme.space[5]};

  ${theme.media.phone} {
    margin: calc(-1 * ${theme.space[5]}) calc(-1 * ${theme.space[5]}) ${theme.space[5]};
  }
`;

export const PanelTitle = styled(Title1).attrs({ as: 'h2' })`
  padding-right: ${theme.space[7]};

  ${theme.media.phone} {
    font-size: 1.75rem;
  }
`;

export const PanelBody = styled.div`
  margin-top: ${theme.space[4]};
`;

export const PanelActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[5]};
`;

export const PanelClose = styled.div<{ $belowValance: boolean }>`
  position: absolute;
  top: ${({ $belowValance }) => ($belowValance ? '34px' : theme.space[5])};
  right: ${theme.space[4]};
`;
