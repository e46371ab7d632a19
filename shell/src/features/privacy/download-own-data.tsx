import { downloadExport } from '@marquee/contracts/privacy-operations';
import { DownloadButton } from '@marquee/web-kit';

export function DownloadOwnData() {
  return (
    <DownloadButton operation={downloadExport} input={undefined} fallback="Failed to Download Your Data">
      Download my data
    </DownloadButton>
  );
}
