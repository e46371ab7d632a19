import { FormSection, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { OwnData } from './own-data.tsx';
import { useShellGetExportStatusQuery } from './privacy-api.ts';

const everything =
  'Everything Marquee keeps about you, as one file: your profile, events, quotes and invoices, and the billing address and tax number that you gave for them.';

/** It may have been asked for elsewhere, and is gone after a day: read anew whenever the page is opened. */
export function OwnDataSection() {
  const { data, error, isLoading, refetch } = useShellGetExportStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });

  return (
    <FormSection title="Your data" hint={everything}>
      {isLoading && <Skeleton label="Looking for your download" rows={1} />}
      {!isLoading && !data && (
        <CallFailure title="Your data could not be looked for" error={error} onRetry={() => void refetch()} />
      )}
      {data && <OwnData status={data} read={() => refetch().unwrap()} />}
    </FormSection>
  );
}
