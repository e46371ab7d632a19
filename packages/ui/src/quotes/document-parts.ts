import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A document's page: square corners, a shadow, and the colors of the page's theme even on a board. */
export const DocumentContainer = styled.article`
  --paper-inset: ${theme.space[7]};
  width: 100%;
  max-width: ${theme.frame.paper};
  margin-inline: auto;
  border: ${theme.border.hairline} solid ${theme.color.line};
  border-top: 0;
  border-radius: ${theme.radius.paper};
  color: ${theme.color.ink};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lift};

  ${theme.media.phone} {
    --paper-inset: 20px;
  }

  @media print {
    max-width: none;
    border: 0;
    box-shadow: none;
  }
`;

export const DocumentSection = styled.div`
  padding: 28px var(--paper-inset);

  & + & {
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }
`;

export const DocumentFooter = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: 20px var(--paper-inset);
  color: ${theme.color.muted};
  background: ${theme.color.sunken};
  font-size: 0.875rem;

  ${theme.media.phone} {
    a,
    button {
      width: 100%;
    }
  }

  @media print {
    display: none;
  }
`;
