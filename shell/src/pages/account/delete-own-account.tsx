import { keptOnDevice, RequireRole, useLeaveFor } from '@marquee/web-kit';
import { greetOnArrival } from '../../features/accounts/arrival.ts';
import { DeleteAccountSection } from '../../features/privacy/delete-account-section.tsx';
import { OperatorAccountSection } from '../../features/privacy/operator-account-section.tsx';

/** Leaves by a full load: nothing of the person stays in this browser. */
export function DeleteOwnAccount() {
  const leaveFor = useLeaveFor();

  function leave() {
    keptOnDevice.forgetAll('marquee.draft.');
    greetOnArrival({ title: 'Account Deleted', description: 'A last mail to you confirms it.' });
    leaveFor('/', { replace: true });
  }

  return (
    <RequireRole role="admin" otherwise={<DeleteAccountSection onDeleted={leave} />}>
      <OperatorAccountSection />
    </RequireRole>
  );
}
