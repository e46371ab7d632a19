import type { Logger } from '../../process/logger.ts';
import type { Names } from './names.ts';
import type { Session } from './session.ts';

/** Logs the number of messages without a subscriber, once per change. */
export function createUnroutedAlarm(logger: Logger): (count: number) => void {
  let reported = 0;
  return (count) => {
    if (count > reported) {
      logger.error(
        { messageCount: count },
        'there are messages without a subscriber: see MessagesUnrouted in docs/runbook.md',
      );
    } else if (count < reported) {
      logger.info({ messageCount: count }, 'the number of messages without a subscriber has decreased');
    }
    reported = count;
  };
}

const checkEveryMs = 30_000;

export function watchUnrouted(session: Session, names: Names, onCount: (count: number) => void): void {
  const timer = setInterval(() => {
    session.consuming.checkQueue(names.unrouted).then(
      ({ messageCount }) => {
        onCount(messageCount);
      },
      () => undefined,
    );
  }, checkEveryMs);
  timer.unref();
  void session.ended.then(() => {
    clearInterval(timer);
  });
}
