import { retryUntilRecorded } from '../src/web/lighthouse/retry-until-recorded.ts';

const notRecorded = { runtimeError: { code: 'NO_NAVSTART', message: 'Please run Lighthouse again.' } };
const unreachable = { runtimeError: { code: 'FAILED_DOCUMENT_REQUEST', message: 'Nobody answers.' } };
const good = {};

function answering(...reports: readonly { runtimeError?: { code: string; message: string } }[]) {
  const left = [...reports];
  return async () => left.shift();
}

test('when a run did not record the navigation, then the run is repeated and the number of attempts is returned', async () => {
  expect(await retryUntilRecorded(answering(notRecorded, good, unreachable))).toEqual({
    report: good,
    attempts: 2,
  });
});

test('when a run fails for another reason, then the run is not repeated', async () => {
  expect(await retryUntilRecorded(answering(unreachable, good))).toEqual({
    report: unreachable,
    attempts: 1,
  });
});

test('when no run records the navigation, then the last report is returned after three attempts', async () => {
  const reports = [notRecorded, notRecorded, notRecorded, good];

  expect(await retryUntilRecorded(answering(...reports))).toEqual({ report: notRecorded, attempts: 3 });
});
