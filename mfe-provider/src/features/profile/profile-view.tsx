import type { ProviderProfile } from '@marquee/contracts/accounts';
import { Button, SectionHeader, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { profileFacts } from './profile-facts.ts';

type ProfileViewProps = { profile: ProviderProfile; isFocusBack: boolean; onEdit: () => void };

export function ProfileView({ profile, isFocusBack, onEdit }: ProfileViewProps) {
  return (
    <Panel aria-label="My Profile">
      <SectionHeader
        title="My Profile"
        action={
          <Button variant="outline" icon="pencil" autoFocus={isFocusBack} onClick={onEdit}>
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
    </Panel>
  );
}

const Panel = styled.section`
  max-width: ${theme.frame.form};
`;

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
    white-space: pre-line;
  }
`;

const Placeholder = styled.span`
  color: ${theme.color.muted};
  font-weight: ${theme.weight.text};
`;
