import { openRelayFixture } from './relay-fixture.ts';
import type { RelayFixture } from './relay-fixture.ts';

let fixture: RelayFixture;

beforeEach(async () => {
  fixture = await openRelayFixture();
});

afterEach(() => fixture.drop());

describe('relay: flushing', () => {
  test('when more is told while a document is at work, then that is published too', async () => {
    const { bus, saveTelling, publishedNames, pendingNames } = fixture;
    const booking = await fixture.insertTelling('one');
    const relay = fixture.aRelay();
    bus.holdBack();
    const first = relay.flush();
    await bus.heldBack(1);
    await saveTelling(booking, 'two');

    const second = relay.flush();
    bus.letThrough();
    await Promise.all([first, second]);

    expect(publishedNames()).toEqual(['one', 'two']);
    expect(await pendingNames()).toEqual([]);
  });
});
