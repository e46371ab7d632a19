import { theme } from '@marquee/ui';
import { NavLink } from '@marquee/web-kit';
import { styled } from 'styled-components';

const places = [
  { to: '/admin/users', label: 'Users' },
  { to: '/admin/subscriptions', label: 'Subscriptions' },
  { to: '/admin/audit', label: 'Audit Trail' },
  { to: '/admin/messages', label: 'Parked Messages' },
  { to: '/versions', label: 'Versions' },
];

/** Links to the console's sections. */
export function ConsoleNavigation() {
  return (
    <Places aria-label="Console">
      {places.map(({ to, label }) => (
        <Place key={to} to={to}>
          {label}
        </Place>
      ))}
    </Places>
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
