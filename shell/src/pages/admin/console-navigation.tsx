import { theme } from '@marquee/ui';
import { NavLink } from '@marquee/web-kit';
import { styled } from 'styled-components';

const sections = [
  { to: '/admin/users', label: 'Users' },
  { to: '/admin/subscriptions', label: 'Subscriptions' },
  { to: '/admin/audit', label: 'Audit Trail' },
  { to: '/admin/messages', label: 'Parked Messages' },
  { to: '/versions', label: 'Versions' },
];

/** Links to the console's sections. */
export function ConsoleNavigation() {
  return (
    <SectionLinks aria-label="Console">
      {sections.map(({ to, label }) => (
        <SectionLink key={to} to={to}>
          {label}
        </SectionLink>
      ))}
    </SectionLinks>
  );
}

const SectionLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  margin-bottom: ${theme.space[5]};
`;

const SectionLink = styled(NavLink)`
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
