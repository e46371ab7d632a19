import type { Outbox } from '../src/store/outbox.ts';
import { createGate } from './bus-recorder.ts';
import type { Gate } from './bus-recorder.ts';
import { openRelayFixture } from './relay-fixture.ts';
import type { RelayFixture } from './relay-fixture.ts';

let fixture: RelayFixture;

beforeEach(async () => {
  fixture = await openRelayFixture();
});

afterEach(() => fixture.drop());

describe('relay: flushing', () => {
  test('when messages are added to a document that is being relayed, then they are published too', async () => {
    const { bus, saveWithMessage, publishedNames, pendingNames } = fixture;
    const booking = await fixture.insertWithMessage('one');
    const relay = fixture.aRelay();
    bus.holdBack();
    const first = relay.flush();
    await bus.heldBack(1);
    await saveWithMessage(booking, 'two');

    const second = relay.flush();
    bus.letThrough();
    await Promise.all([first, second]);

    expect(publishedNames()).toEqual(['one', 'two']);
    expect(await pendingNames()).toEqual([]);
  });

  test('when the relaying of a document ends while a flush reads the outbox, then messages added during the relaying are not missed', async () => {
    const { bus, bookings, saveWithMessage, publishedNames } = fixture;
    const booking = await fixture.insertWithMessage('one');
    const lookUps = [anOpenGate(), createGate(), createGate()];
    const relay = fixture.aRelay({ outboxes: [slowToLookUp(bookings.outbox, lookUps)] });
    bus.holdBack();
    const first = relay.flush();
    await bus.heldBack(1);
    await saveWithMessage(booking, 'two');
    const second = relay.flush();
    await lookUps[1]?.arrived;
    bus.letThrough();
    await lookUps[2]?.arrived;

    lookUps[1]?.open();
    await second;

    expect(publishedNames()).toEqual(['one', 'two']);
    lookUps[2]?.open();
    await first;
  });

  test('when another replica keeps adding messages, then stopping does not wait for all of them', async () => {
    const most = 60;
    let lookUps = 0;
    const busyElsewhere: Outbox = {
      ...fixture.bookings.outbox,
      async pending(...asked) {
        lookUps += 1;
        await (lookUps > most ? undefined : fixture.insertWithMessage(`from elsewhere ${lookUps}`));
        return fixture.bookings.outbox.pending(...asked);
      },
    };
    const relay = fixture.aRelay({ outboxes: [busyElsewhere] });
    relay.start();

    await relay.stop();

    expect(lookUps).toBeLessThan(most);
  });
});

/** Delays the answer of each of the first reads until its gate opens. Later reads are not delayed. */
function slowToLookUp(outbox: Outbox, gates: Gate[]): Outbox {
  const waiting = [...gates];
  return {
    ...outbox,
    async pending(...asked) {
      const gate = waiting.shift();
      const found = await outbox.pending(...asked);
      await gate?.arrive();
      return found;
    },
  };
}

function anOpenGate(): Gate {
  const gate = createGate();
  gate.open();
  return gate;
}
