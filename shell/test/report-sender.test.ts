import type { RemoteReport } from '@marquee/contracts/remote-reports';
import { createReportSender } from '../src/federation/report-sender.ts';

const loaded: RemoteReport = { remote: 'mfe_client', outcome: 'loaded', milliseconds: 420 };
const failed: RemoteReport = { remote: 'mfe_public', outcome: 'failed', stage: 'entry', milliseconds: 900 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function aReportSender(answer: () => Promise<Response> = async () => new Response(null, { status: 204 })) {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(answer);
  const sendReport = createReportSender(fetch);
  const sent = () =>
    fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as { reports: unknown[] });
  return { fetch, sendReport, sent };
}

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('reports of remotes', () => {
  test('when several reports are made within five seconds, then they are sent in one call', () => {
    const { sendReport, sent } = aReportSender();

    sendReport(loaded);
    jest.advanceTimersByTime(4_000);
    sendReport(failed);
    jest.advanceTimersByTime(1_000);

    expect(sent()).toEqual([{ reports: [loaded, failed] }]);
  });

  test('when reports are sent, then the call is JSON with `keepalive` and without cookies', () => {
    const { sendReport, fetch } = aReportSender();

    sendReport(loaded);
    jest.advanceTimersByTime(5_000);

    expect(fetch).toHaveBeenCalledWith('/api/telemetry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: expect.any(String) as string,
      keepalive: true,
      credentials: 'omit',
    });
  });

  test('when the page is hidden, then a pending report is sent, and the timer does not send it again', () => {
    const { sendReport, sent } = aReportSender();
    sendReport(loaded);

    setVisibility('hidden');
    jest.advanceTimersByTime(10_000);

    expect(sent()).toEqual([{ reports: [loaded] }]);
  });

  test('when the page becomes visible, or no report is pending, then nothing is sent', () => {
    const { sendReport, fetch } = aReportSender();

    setVisibility('hidden');
    sendReport(loaded);
    setVisibility('visible');

    expect(fetch).not.toHaveBeenCalled();
  });

  test('when a page view exceeds the maximum, then further reports are dropped', () => {
    const { sendReport, sent } = aReportSender();

    for (let minute = 0; minute < 30; minute += 1) {
      sendReport(failed);
      jest.advanceTimersByTime(60_000);
    }

    expect(sent().flatMap(({ reports }) => reports)).toHaveLength(20);
  });

  test.each([
    ['refused', async () => new Response(null, { status: 429 })],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'when a call is %s, then no error is logged, the call is not retried, and the next reports are sent',
    async (_how, answer) => {
      const consoleError = jest.spyOn(console, 'error');
      const { sendReport, sent } = aReportSender(answer);

      sendReport(loaded);
      await jest.advanceTimersByTimeAsync(60_000);
      sendReport(failed);
      await jest.advanceTimersByTimeAsync(60_000);

      expect(sent()).toEqual([{ reports: [loaded] }, { reports: [failed] }]);
      expect(consoleError).not.toHaveBeenCalled();
    },
  );
});
