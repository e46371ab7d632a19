import type { Subscription } from '@marquee/contracts/billing-operations';
import { Button } from '@marquee/ui';
import { useState } from 'react';
import { CancelPlanDialog } from './cancel-plan-dialog.tsx';
import { UpgradeButton } from './upgrade-button.tsx';
import { useChangePlan } from './use-change-plan.ts';

type PlanActionsProps = { subscription: Subscription };

export function PlanActions({ subscription }: PlanActionsProps) {
  const { resume, isResuming } = useChangePlan();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { status, endsOn } = subscription;

  if (status === 'trialing') {
    return null;
  }
  if (status === 'expired' || status === 'ended') {
    return <UpgradeButton />;
  }
  if (endsOn !== null) {
    return (
      <Button
        variant="outline"
        size="small"
        pending={isResuming}
        pendingText="Resuming..."
        onClick={() => void resume()}
      >
        Resume plan
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="danger"
        size="small"
        onClick={() => {
          setIsDialogOpen(true);
        }}
      >
        Cancel plan
      </Button>
      {isDialogOpen && (
        <CancelPlanDialog
          subscription={subscription}
          onClose={() => {
            setIsDialogOpen(false);
          }}
        />
      )}
    </>
  );
}
