import type { ClientProfile } from '@marquee/contracts/accounts';
import { AnswerList, Button, SectionHeader } from '@marquee/ui';
import { profileAnswers } from './profile-answers.ts';
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
      <AnswerList answers={profileAnswers(profile)} />
    </>
  );
}
