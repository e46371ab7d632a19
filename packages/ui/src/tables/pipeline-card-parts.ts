import { styled } from 'styled-components';
import { Card } from '../layout/box.ts';
import { theme } from '../theme/theme.ts';

export const PipelineCards = styled.ul`
  display: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  ${theme.media.tablet} {
    display: grid;
  }
`;

export const PipelineCard = styled(Card).attrs({ as: 'li' })`
  small {
    ${theme.type.caption}
    color: ${theme.color.muted};
  }

  li[data-state='waiting'] small {
    color: ${theme.color.status.proposal.text};
  }

  li[data-state='action'] small {
    color: ${theme.color.danger};
  }

  ol {
    margin-top: ${theme.space[3]};
  }

  /* Stage left, note right, in one line. */
  ol span:has(> small) {
    display: flex;
    flex: 1;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[3]};
    padding-top: 2px;
  }

  li:not([data-state='later']) span:has(> small) > span {
    font-weight: ${theme.weight.medium};
  }
`;
