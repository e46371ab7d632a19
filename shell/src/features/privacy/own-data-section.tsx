import { FormSection, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { OwnData } from './own-data.tsx';
import { useShellGetExportStatusQuery } from './privacy-api.ts';

const exportDescription =
  'Download a copy of your data in one file: your profile, events, quotes and invoices, with your billing address and tax number.';

/** The user's export. Opening the page refetches the status, because another browser may request an export, which expires after a day. */
export function OwnDataSection() {
  const { data, error, isLoading, refetch } = useShellGetExportStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });

  return (
    <FormSection title="Your data" hint={exportDescription}>
      {isLoading && <Skeleton label="Loading your download" rows={1} />}
      {!isLoading && !data && (
        <CallFailure title="Your download could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data && <OwnData status={data} read={() => refetch().unwrap()} />}
    </FormSection>
  );
}
