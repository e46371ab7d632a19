import { maxReports } from '@marquee/contracts/remote-reports';
import type { RemoteReport } from '@marquee/contracts/remote-reports';
import { reportRemotes } from '@marquee/contracts/telemetry-operations';

/** In milliseconds. Reports made within this time are sent in one call. */
const batchDelayMs = 5_000;

/** Returns a function that sends reports in delayed batches, at most `maxReports` per page view. Failures to send are ignored. */
export function createReportSender(fetch: typeof globalThis.fetch): (report: RemoteReport) => void {
  const queue: RemoteReport[] = [];
  let remaining = maxReports;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const reports = queue.splice(0);
    if (reports.length > 0) {
      fetch(`/api${reportRemotes.path}`, toRequest(reports)).catch(() => undefined);
    }
  }

  // This is the last event that browsers reliably dispatch when a page is left, closed or moved to the background.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      send();
    }
  });

  return (report) => {
    if (remaining > 0) {
      remaining -= 1;
      queue.push(report);
      timer ??= setTimeout(send, batchDelayMs);
    }
  };
}

function toRequest(reports: readonly RemoteReport[]): RequestInit {
  return {
    method: reportRemotes.method.toUpperCase(),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reports }),
    // With `keepalive` the call is sent even if the page unloads. Without credentials the call does not identify the user.
    keepalive: true,
    credentials: 'omit',
  };
}
