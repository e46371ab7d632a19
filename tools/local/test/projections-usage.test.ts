import type { OperatorClient } from '../src/messages/operator-client.ts';
import { parseProjectionCommand } from '../src/projections/parse-projection-command.ts';
import { rebuildProjection } from '../src/projections/rebuild-projection.ts';
import { runProjections } from '../src/projections/run-projections.ts';

const target = { service: 'quotes', projection: 'provider' } as const;

describe('the arguments of npm run projections', () => {
  test('when a service and a projection are named, then the projection is rebuilt', () => {
    expect(parseProjectionCommand(['rebuild', 'quotes.provider', '--json'])).toEqual({
      command: { action: 'rebuild', target },
      isJson: true,
    });
  });

  test.each([
    [[], 'The command is missing.'],
    [['drop'], 'Unknown command "drop".'],
    [['list', 'quotes.provider'], 'There are too many arguments.'],
    [['rebuild', 'quotes.provider', 'events.client'], 'There are too many arguments.'],
    [['rebuild'], 'rebuild requires a service and a projection'],
    [['rebuild', 'provider'], 'rebuild requires a service and a projection'],
    [['rebuild', 'gateway.provider'], 'rebuild requires a service and a projection'],
    [['list', '--all'], "Unknown option '--all'."],
  ])('when the arguments are %j, then the usage is printed, and the exit code is 2', async (args, reason) => {
    const errors: string[] = [];

    const code = await runProjections({
      ...{ args, environment: {} },
      print: () => undefined,
      printError: (text) => errors.push(text),
    });

    expect([code, errors[0]]).toEqual([2, expect.stringContaining(reason)]);
    expect(errors[0]).toContain('npm run projections -- rebuild <service>.<projection>');
  });
});

describe('rebuilding a projection', () => {
  test('when the rebuild does not advance, then the command stops following it', async () => {
    const polls: number[] = [];

    const { isDone } = await rebuildProjection(aClient(), target, async () => polls.push(1));

    expect(isDone).toBe(false);
    expect(polls).toHaveLength(240);
  });

  test('when the rebuild advances and ends, then its counts are returned', async () => {
    const result = await rebuildProjection(aClient({ endsAfter: 300 }), target, async () => undefined);

    expect(result).toMatchObject({ isDone: true, rebuild: { written: 300 } });
  });
});

/** A deployment whose rebuild advances with every poll and ends after `endsAfter` polls; without it, the rebuild never advances. */
function aClient({ endsAfter }: { endsAfter?: number } = {}): OperatorClient {
  let polls = 0;
  const rebuild = () => ({
    ...{ id: 'a', startedAt: 'now', startedBy: 'ops@marquee.example', removed: 0 },
    changedAt: endsAfter === undefined ? 'now' : String(polls),
    endedAt: polls === endsAfter ? 'later' : null,
    written: polls,
  });
  async function call({ method }: { method: string }) {
    polls += method === 'get' ? 1 : 0;
    const body =
      method === 'get' ? [{ name: 'provider', sources: [], rows: 1, rebuild: rebuild() }] : rebuild();
    return { body, total: 0, next: null };
  }
  return { call, cookie: () => '', signOut: async () => undefined } as unknown as OperatorClient;
}
