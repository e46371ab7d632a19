import { createUnroutedAlarm } from '../src/messaging/rabbitmq/unrouted-alarm.ts';
import { createLogger } from '../src/process/logger.ts';

describe('the alarm for unrouted messages', () => {
  test('when the number is reported repeatedly, then only changes are logged', () => {
    const { lines, logger } = recordingLogger();
    const alarm = createUnroutedAlarm(logger);

    for (const count of [0, 2, 2, 2, 3, 3, 0, 0, 1]) {
      alarm(count);
    }

    expect(lines().map(({ level, messageCount }) => [level, messageCount])).toEqual([
      [50, 2],
      [50, 3],
      [30, 0],
      [50, 1],
    ]);
  });
});

function recordingLogger() {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  const logger = createLogger({ name: 'identity', level: 'info', destination });
  const lines = () => written.map((line) => JSON.parse(line) as { level: number; messageCount: number });
  return { lines, logger };
}
