import { PageFrame, theme } from '@marquee/ui';
import { NavLink, Page } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OperatorArea } from './operator-area.tsx';

type ConsoleFrameProps = { title: string; description: string; children: ReactNode };

const places = [
  { to: '/admin/messages', label: 'Parked Messages' },
  { to: '/admin/users', label: 'Users' },
  { to: '/admin/subscriptions', label: 'Subscriptions' },
  { to: '/admin/audit', label: 'Audit Trail' },
];

/** For operators; nobody else learns that it exists. */
export function ConsoleFrame({ title, description, children }: ConsoleFrameProps) {
  return (
    <OperatorArea>
      <Page title={title} description={description}>
        <PageFrame>
          <Places aria-label="Console">
            {places.map(({ to, label }) => (
              <Place key={to} to={to}>
                {label}
              </Place>
            ))}
          </Places>
          {children}
        </PageFrame>
      </Page>
    </OperatorArea>
  );
}

const Places = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  margin-bottom: ${theme.space[5]};
`;

const Place = styled(NavLink)`
  ${theme.type.control}
  padding-block: ${theme.space[2]};
  border-bottom: ${theme.border.tab} solid transparent;
  color: ${theme.color.muted};
  font-weight: ${theme.weight.medium};
  text-decoration: none;

  &:hover {
    color: ${theme.color.ink};
  }

  &[aria-current] {
    border-bottom-color: ${theme.color.primary};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.strong};
  }
`;
