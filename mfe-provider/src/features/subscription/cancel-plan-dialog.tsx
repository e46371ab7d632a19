import type { Subscription } from '@marquee/contracts/billing-operations';
import { ConfirmDialog } from '@marquee/ui';
import { formatDate } from '@marquee/web-kit';
import { useChangePlan } from './use-change-plan.ts';

type CancelPlanDialogProps = { subscription: Subscription; onClose: () => void };

export function CancelPlanDialog({ subscription, onClose }: CancelPlanDialogProps) {
  const { cancel, isCancelling } = useChangePlan();

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Cancel your plan?"
      confirmLabel="Cancel plan"
      cancelLabel="Keep plan"
      tone="danger"
      pending={isCancelling}
      pendingText="Cancelling..."
      onConfirm={() => {
        void cancel().then((isCancelled) => {
          if (isCancelled) {
            onClose();
          }
        });
      }}
    >
      {getChargeText(subscription)} Partial months are not refunded. You keep access to everything you have
      here.
    </ConfirmDialog>
  );
}

/** States what is still charged. Stripe retries a failed card for the month that has begun, even if the subscription is cancelled. */
function getChargeText({ status, renewsOn }: Subscription): string {
  if (status === 'past_due') {
    return 'The month that is due is still payable. You won’t be charged after it.';
  }
  return renewsOn === null
    ? 'You won’t be charged again.'
    : `Your plan ends on ${formatDate(renewsOn)}. You won’t be charged again.`;
}
