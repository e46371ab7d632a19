import { keptOnDevice, RequireRole, useKnownUser, useLeaveFor } from '@marquee/web-kit';
import { greetOnArrival } from '../../features/accounts/arrival.ts';
import { DeleteAccountSection } from '../../features/privacy/delete-account-section.tsx';
import { OperatorAccountSection } from '../../features/privacy/operator-account-section.tsx';

/** Not shown for an unconfirmed address, which gets no email. */
const lastEmail = 'A last email to you confirms it.';

/** After the deletion, leaves with a full page load, so that no personal data stays in this browser. */
export function DeleteOwnAccount() {
  const leaveFor = useLeaveFor();
  const isConfirmed = useKnownUser()?.emailVerified === true;

  function leave() {
    keptOnDevice.forgetAll('marquee.draft.');
    greetOnArrival({ title: 'Account Deleted', ...(isConfirmed && { description: lastEmail }) });
    leaveFor('/', { replace: true });
  }

  return (
    <RequireRole role="admin" otherwise={<DeleteAccountSection onDeleted={leave} />}>
      <OperatorAccountSection />
    </RequireRole>
  );
}
