/** Runs the suite on the broker at AMQP_URL; says loudly that it was skipped when there is none. */
export function describeOnBroker(suite: string, describeIt: (url: string) => void): void {
  const url = process.env.AMQP_URL;
  if (url !== undefined) {
    // A reconnect may wait for seconds on a machine that is busy.
    jest.setTimeout(30_000);
    describeIt(url);
    return;
  }
  describe.skip(`${suite} (SKIPPED: AMQP_URL is not set)`, () => {
    test('when there is no broker, then nothing is proven', () => undefined);
  });
}
