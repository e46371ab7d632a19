import type { ClientProfile } from '@marquee/contracts/accounts';
import { AnswerList, Button, SectionHeader } from '@marquee/ui';
import type { Part } from '@marquee/web-kit/parts';
import { getProfileAnswers } from './get-profile-answers.ts';
import { takeFocus } from './take-focus.ts';

type ProfileViewProps = {
  profile: ClientProfile;
  hasBeenEdited: boolean;
  /** Preloads the form that the button opens. */
  intent: Part<unknown>['intent'];
  onEdit: () => void;
};

export function ProfileView({ profile, hasBeenEdited, intent, onEdit }: ProfileViewProps) {
  return (
    <>
      <SectionHeader
        title="Profile"
        action={
          <Button
            variant="outline"
            icon="pencil"
            ref={hasBeenEdited ? takeFocus : null}
            {...intent}
            onClick={onEdit}
          >
            Edit Profile
          </Button>
        }
      />
      <AnswerList answers={getProfileAnswers(profile)} />
    </>
  );
}
