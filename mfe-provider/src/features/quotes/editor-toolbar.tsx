import { BackLink, Menu, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SecondaryAction } from './get-secondary-actions.ts';

type EditorTopProps = { secondaryActions: readonly SecondaryAction[]; children: ReactNode };

/** Shows the link back and the main actions. On phones, also shows the menu of the actions for which the action bar has no room. */
export function EditorToolbar({ secondaryActions, children }: EditorTopProps) {
  return (
    <Row>
      <BackLink as={Link} to="/provider?tab=quotes">
        Client Quotes
      </BackLink>
      <MainActions>
        {children}
        {secondaryActions.length > 0 && (
          <OnPhone>
            <Menu label="More for this quote" items={secondaryActions} />
          </OnPhone>
        )}
      </MainActions>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const MainActions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

const OnPhone = styled.span`
  display: none;

  ${theme.media.phone} {
    display: contents;
  }
`;
