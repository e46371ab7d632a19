import { mostReports } from '@marquee/contracts/remote-reports';
import type { RemoteReport } from '@marquee/contracts/remote-reports';
import { reportRemotes } from '@marquee/contracts/telemetry-operations';

/** What one page brings in within it goes in one call. */
const gatheredMs = 5_000;

/** Tells what it is given, in nobody's way: later, in few calls, so many a page view, and whether it arrives is nobody's concern. */
export function createRemoteReports(fetch: typeof globalThis.fetch): (report: RemoteReport) => void {
  const waiting: RemoteReport[] = [];
  let left = mostReports;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting.splice(0);
    if (reports.length > 0) {
      fetch(`/api${reportRemotes.path}`, callWith(reports)).catch(() => undefined);
    }
  }

  // The last that a page is sure to hear of, whether it is left, closed or put away.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      send();
    }
  });

  return (report) => {
    if (left > 0) {
      left -= 1;
      waiting.push(report);
      timer ??= setTimeout(send, gatheredMs);
    }
  };
}

function callWith(reports: readonly RemoteReport[]): RequestInit {
  return {
    method: reportRemotes.method.toUpperCase(),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reports }),
    // It outlives the page, and says nothing of who has it open.
    keepalive: true,
    credentials: 'omit',
  };
}
