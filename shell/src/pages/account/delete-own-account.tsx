import { safeLocalStorage, RequireRole, useCachedUser, useExternalNavigation } from '@marquee/web-kit';
import { setFlashMessage } from '../../features/accounts/flash-message.ts';
import { DeleteAccountSection } from '../../features/privacy/delete-account-section.tsx';
import { OperatorAccountSection } from '../../features/privacy/operator-account-section.tsx';

/** Shown only for a confirmed address, because unconfirmed addresses get no email. */
const lastEmail = 'A last email to you confirms it.';

/** Deletes the user's account. Then opens another page with a full page load, so that no personal data stays in this browser. */
export function DeleteOwnAccount() {
  const navigateExternally = useExternalNavigation();
  const isConfirmed = useCachedUser()?.emailVerified === true;

  function leave() {
    safeLocalStorage.forgetAll('marquee.draft.');
    setFlashMessage({ title: 'Account Deleted', ...(isConfirmed && { description: lastEmail }) });
    navigateExternally('/', { replace: true });
  }

  return (
    <RequireRole role="admin" otherwise={<DeleteAccountSection onDeleted={leave} />}>
      <OperatorAccountSection />
    </RequireRole>
  );
}
