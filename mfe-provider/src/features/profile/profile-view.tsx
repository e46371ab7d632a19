import type { ProviderProfile } from '@marquee/contracts/accounts';
import { AnswerList, Button, SectionHeader, theme } from '@marquee/ui';
import type { Part } from '@marquee/web-kit/parts';
import { styled } from 'styled-components';
import { profileAnswers } from './profile-answers.ts';

type ProfileViewProps = {
  profile: ProviderProfile;
  isFocusBack: boolean;
  /** Preloads the form that the button opens. */
  intent: Part<unknown>['intent'];
  onEdit: () => void;
};

export function ProfileView({ profile, isFocusBack, intent, onEdit }: ProfileViewProps) {
  return (
    <Panel aria-label="My Profile">
      <SectionHeader
        title="My Profile"
        action={
          <Button variant="outline" icon="pencil" autoFocus={isFocusBack} {...intent} onClick={onEdit}>
            Edit Profile
          </Button>
        }
      />
      <AnswerList answers={profileAnswers(profile)} />
    </Panel>
  );
}

const Panel = styled.section`
  max-width: ${theme.frame.form};
`;
