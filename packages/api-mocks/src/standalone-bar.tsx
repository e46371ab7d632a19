import type { ReleaseDeclaration } from '@marquee/contracts/release-record';
import { Button, FilterSelect, Small, theme } from '@marquee/ui';
import { NavLink } from '@marquee/web-kit';
import { styled } from 'styled-components';

export type MenuLink = { to: string; label: string };

export type StandaloneBarProps = {
  remote: ReleaseDeclaration;
  menuLinks: readonly MenuLink[];
  people: readonly { id: string; label: string }[];
  personId: string;
  onSelectPerson: (personId: string) => void;
  onReset: () => void;
};

/** The bar at the top of a remote that runs alone. It states that the API is mocked, and lets the developer choose the person. */
export function StandaloneBar({ remote, menuLinks, people, personId, ...callbacks }: StandaloneBarProps) {
  return (
    <Bar aria-label="Standalone" data-screen-only>
      <Small>
        <strong>{`${remote.name}, standalone.`}</strong> The API is mocked. Your changes stay in this tab.
      </Small>
      <MenuLinks aria-label="Pages">
        {menuLinks.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </MenuLinks>
      <FilterSelect
        label="Signed in as"
        value={personId}
        options={people.map(({ id, label }) => ({ value: id, label }))}
        onChange={({ target }) => {
          callbacks.onSelectPerson(target.value);
        }}
      />
      <Button variant="outline" size="small" onClick={callbacks.onReset}>
        Reset
      </Button>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.color.status.proposal.text};
  background: ${theme.color.status.proposal.fill};
`;

const MenuLinks = styled.nav`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  > a {
    color: inherit;
  }
`;
