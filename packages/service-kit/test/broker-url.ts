/** Runs the suite on the broker at AMQP_URL. Without AMQP_URL, the suite is skipped, as its title then states. */
export function describeOnBroker(suite: string, describeIt: (url: string) => void): void {
  const url = process.env.AMQP_URL;
  if (url !== undefined) {
    // A reconnect may take seconds on a busy machine.
    jest.setTimeout(30_000);
    describeIt(url);
    return;
  }
  describe.skip(`${suite} (SKIPPED: AMQP_URL is not set)`, () => {
    test('when there is no broker, then the suite is not run', () => undefined);
  });
}
