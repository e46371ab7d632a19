import type { ExportStatus } from '@marquee/contracts/privacy';
import { Button, Notice, theme } from '@marquee/ui';
import { formatDateTime, useNotifyRefusal, usePollUntil } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { DownloadOwnData } from './download-own-data.tsx';
import { useShellRequestExportMutation } from './privacy-api.ts';

type OwnDataProps = { status: ExportStatus; read: () => Promise<ExportStatus> };

/** Shows the status of the export. Four services contribute, so an export takes a moment, or longer if a service is down. */
export function OwnData({ status: { preparing, ready }, read }: OwnDataProps) {
  const [requestExport, { isLoading }] = useShellRequestExportMutation();
  const notifyRefusal = useNotifyRefusal();
  const polling = usePollUntil(read, (status) => status.preparing === null);
  const isPolling = polling.status === 'waiting';

  async function request() {
    try {
      await requestExport().unwrap();
      polling.start();
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to Request Your Data' });
    }
  }

  return (
    <>
      <p>
        A JSON file with your account, events, quotes and acceptances. You can download it for 24 hours once
        it is ready.
      </p>
      {preparing !== null && (
        <Notice
          action={
            <Button variant="outline" size="small" pending={isPolling} onClick={polling.refresh}>
              Check again
            </Button>
          }
        >
          We are preparing your data
        </Notice>
      )}
      {ready !== null && <p>Ready. It can be downloaded until {formatDateTime(ready.expiresAt)}.</p>}
      <Actions>
        {ready !== null && <DownloadOwnData />}
        {preparing === null && (
          <Button
            variant="outline"
            icon="file-text"
            pending={isLoading}
            pendingText="Requesting..."
            onClick={() => void request()}
          >
            {ready === null ? 'Request my data' : 'Request again'}
          </Button>
        )}
      </Actions>
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
