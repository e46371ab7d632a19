import type { ClientProfile } from '@marquee/contracts/accounts';
import { Button, SectionHeader, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { profileFacts } from './profile-facts.ts';
import { takeFocus } from './take-focus.ts';

type ProfileViewProps = { profile: ClientProfile; hasBeenEdited: boolean; onEdit: () => void };

export function ProfileView({ profile, hasBeenEdited, onEdit }: ProfileViewProps) {
  return (
    <>
      <SectionHeader
        title="Profile"
        action={
          <Button variant="outline" icon="pencil" ref={hasBeenEdited ? takeFocus : null} onClick={onEdit}>
            Edit Profile
          </Button>
        }
      />
      <Facts>
        {profileFacts(profile).map(({ term, answer, missing }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{answer || <Placeholder>{`Please add your ${missing}`}</Placeholder>}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
}

const Facts = styled.dl`
  border-top: ${theme.border.hairline} solid ${theme.color.line};

  > div {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[5]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hairline} solid ${theme.color.line};

    ${theme.media.phone} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    overflow-wrap: anywhere;
    font-weight: ${theme.weight.strong};
  }
`;

const Placeholder = styled.span`
  color: ${theme.color.muted};
  font-weight: ${theme.weight.text};
`;
