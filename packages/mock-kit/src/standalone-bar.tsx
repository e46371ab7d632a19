import type { ReleaseDeclaration } from '@marquee/contracts/release-record';
import { Button, FilterSelect, Small, theme } from '@marquee/ui';
import { NavLink } from '@marquee/web-kit';
import { styled } from 'styled-components';
import type { Place } from './standalone-frame.tsx';

export type StandaloneBarProps = {
  remote: ReleaseDeclaration;
  places: readonly Place[];
  people: readonly { id: string; label: string }[];
  personId: string;
  onPlay: (personId: string) => void;
  onBeginAfresh: () => void;
};

/** Shows that the API is mocked, the remote, and the chosen person. */
export function StandaloneBar({ remote, places, people, personId, ...acts }: StandaloneBarProps) {
  return (
    <Bar aria-label="Standing alone" data-screen-only>
      <Small>
        <strong>{`${remote.name} alone.`}</strong> Every answer is mocked. What you change stays in this tab.
      </Small>
      <Places aria-label="Pages">
        {places.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </Places>
      <FilterSelect
        label="Who am I"
        value={personId}
        options={people.map(({ id, label }) => ({ value: id, label }))}
        onChange={({ target }) => {
          acts.onPlay(target.value);
        }}
      />
      <Button variant="outline" size="small" onClick={acts.onBeginAfresh}>
        Begin Afresh
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

const Places = styled.nav`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  > a {
    color: inherit;
  }
`;
