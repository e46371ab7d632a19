import { Button } from '@marquee/ui';
import { FormFoot } from './auth-parts.ts';

type RoleFormFootProps = { action: string; isSubmitting: boolean; onBack: () => void };

export function RoleFormFoot({ action, isSubmitting, onBack }: RoleFormFootProps) {
  return (
    <FormFoot>
      <Button variant="quiet" icon="arrow-left" onClick={onBack}>
        Back
      </Button>
      <Button type="submit" pending={isSubmitting} pendingText="Saving...">
        {action}
      </Button>
    </FormFoot>
  );
}
