import { Button, FormSection, Skeleton } from '@marquee/ui';
import { CallFailure, useScrollToFragment, useUser } from '@marquee/web-kit';
import { useState } from 'react';
import { getBlockGroups } from './get-block-groups.ts';
import { DeletionBlocks } from './deletion-blocks.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useShellGetDeletionTermsQuery, useShellGetInvoiceDeletionImpactQuery } from './privacy-api.ts';

const sectionId = 'delete-account';

type DeleteAccountSectionProps = { onDeleted: () => void };

/** Deletes the account. Blocking records are refetched whenever the page is opened, because the other party changes them too. */
export function DeleteAccountSection({ onDeleted }: DeleteAccountSectionProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { role } = useUser();
  const section = useScrollToFragment(sectionId);
  const { data, error, isLoading, isFetching, refetch } = useShellGetDeletionTermsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // Requested here, because unpaid invoices block the deletion, and so that the dialog has the data when it opens.
  const invoices = useShellGetInvoiceDeletionImpactQuery(undefined, { refetchOnMountOrArgChange: true });
  const refresh = () => {
    void refetch();
    void invoices.refetch();
  };
  const side = role === 'provider' ? 'provider' : 'client';
  const isChecking = isLoading || invoices.isLoading;
  const blocks =
    data === undefined ? [] : getBlockGroups({ terms: data, invoiceImpact: invoices.data, side });
  const isBlocked = blocks.length > 0;

  return (
    <FormSection ref={section} id={sectionId} title="Delete account" hint="Permanently delete your account.">
      <p>
        Your name, addresses and phone numbers are erased, drafts are deleted, open requests and quotes are
        withdrawn. Accepted quotes stay on record without your name; invoices and receipts stay as they were
        issued.
      </p>
      {isChecking && <Skeleton label="Checking for open bookings" rows={1} />}
      {!isChecking && !data && (
        <CallFailure title="Your bookings could not be checked" error={error} onRetry={refresh} />
      )}
      {isBlocked && !isChecking && (
        <DeletionBlocks groups={blocks} isRefreshing={isFetching} onRefresh={refresh} />
      )}
      {data && !isBlocked && !isChecking && (
        <div>
          <Button
            variant="danger"
            icon="trash-2"
            onClick={() => {
              setIsConfirming(true);
            }}
          >
            Delete Account
          </Button>
        </div>
      )}
      {data && isConfirming && (
        <DeleteAccountDialog
          confirmBy={data.confirmBy}
          onBlocked={refresh}
          onDeleted={onDeleted}
          onClose={() => {
            setIsConfirming(false);
          }}
        />
      )}
    </FormSection>
  );
}
