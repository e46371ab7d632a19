import type { ProviderProfile } from '@marquee/contracts/accounts';
import { AnswerList, Button, SectionHeader, theme } from '@marquee/ui';
import type { Part } from '@marquee/web-kit/parts';
import { styled } from 'styled-components';
import { getProfileAnswers } from './get-profile-answers.ts';

type ProfileViewProps = {
  profile: ProviderProfile;
  shouldRestoreFocus: boolean;
  /** Preloads the form that the button opens. */
  intent: Part<unknown>['intent'];
  onEdit: () => void;
};

export function ProfileView({ profile, shouldRestoreFocus, intent, onEdit }: ProfileViewProps) {
  return (
    <Panel aria-label="My Profile">
      <SectionHeader
        title="My Profile"
        action={
          <Button variant="outline" icon="pencil" autoFocus={shouldRestoreFocus} {...intent} onClick={onEdit}>
            Edit Profile
          </Button>
        }
      />
      <AnswerList answers={getProfileAnswers(profile)} />
    </Panel>
  );
}

const Panel = styled.section`
  max-width: ${theme.frame.form};
`;
