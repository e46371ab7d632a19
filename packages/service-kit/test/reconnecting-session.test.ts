import { createReconnectingSession } from '../src/messaging/rabbitmq/reconnecting-session.ts';
import type { Session } from '../src/messaging/rabbitmq/session.ts';
import { createLogger } from '../src/process/logger.ts';
import { createGate, createRecorder } from './bus-recorder.ts';

const logger = createLogger({ name: 'bus', level: 'silent' });

function aSession(onClose: () => void = () => undefined): Session {
  const over = Promise.withResolvers<undefined>();
  const session: Pick<Session, 'ended' | 'close'> = {
    ended: over.promise,
    async close() {
      onClose();
      over.resolve(undefined);
    },
  };
  // The reconnecting session uses no other members.
  return session as Session;
}

describe('the reconnecting session', () => {
  test('when the queues are still being declared, then there is no current session yet', async () => {
    const declaring = createGate();
    const session = aSession();
    const sessions = createReconnectingSession({
      logger,
      open: async () => session,
      onOpen: () => declaring.arrive(),
    });

    const started = sessions.start();
    await declaring.arrived;
    const meanwhile = sessions.current();
    declaring.open();
    await started;

    expect([meanwhile, sessions.current()]).toEqual([null, session]);
    await sessions.stop();
  });

  test('when the broker cannot be reached at first, then starting does not fail, and there has been no connection', async () => {
    const sessions = createReconnectingSession({
      logger,
      open: () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:5672')),
      onOpen: async () => undefined,
    });

    await sessions.start();

    expect(sessions.hasBeenConnected()).toBe(false);
    await sessions.stop();
  });

  test('when the broker rejects the account at first, then starting fails', async () => {
    const refusal = 'Handshake terminated by server: 403 (ACCESS-REFUSED)';
    const sessions = createReconnectingSession({
      logger,
      open: () => Promise.reject(new Error(refusal)),
      onOpen: async () => undefined,
    });

    await expect(sessions.start()).rejects.toThrow(`AMQP_URL: ${refusal}`);
  });

  test('when the queues cannot be declared, then the session is closed and another session is opened', async () => {
    const closed = createRecorder<string>();
    const opened = createRecorder<Session>();
    const sessions = createReconnectingSession({
      logger,
      open: async () =>
        aSession(() => {
          closed.add('closed');
        }),
      async onOpen(session) {
        opened.add(session);
        await (opened.entries.length === 1 ? Promise.reject(new Error('refused')) : Promise.resolve());
      },
    });

    await sessions.start();
    const afterwards = [sessions.current(), ...closed.entries];
    await opened.reached(2);

    expect(afterwards).toEqual([null, 'closed']);
    await sessions.stop();
  });
});
