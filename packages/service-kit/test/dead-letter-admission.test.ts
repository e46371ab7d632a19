import { messageOperations } from '@marquee/contracts/message-operations';
import type { Operation, Service } from '@marquee/contracts/operation';
import { aClientCaller, anAdminCaller, aNewcomer, aProviderCaller } from '../src/test-kit/callers.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import { startMinimalService } from './start-minimal-service.ts';

const services = ['identity', 'events', 'quotes', 'billing'] as const satisfies readonly Service[];
const id = 'x'.repeat(43);
const bodies: Record<string, unknown> = { dropMessage: { reason: 'unwanted' }, redriveMessages: {} };

describe.each(services)('the dead letters of %s', (name) => {
  const calls = Object.entries<Operation>(messageOperations[name]);
  let service: TestService;

  beforeAll(async () => {
    service = await startMinimalService(name);
  });

  afterAll(() => service.stop());

  test.each(calls)('when %s is called without a session, then the answer is 401', async (call, operation) => {
    const { status, problem } = await service.call(operation, { params: { id }, body: bodies[call] });

    expect([status, problem.code]).toEqual([401, 'unauthenticated']);
  });

  describe.each([aClientCaller(), aProviderCaller(), aNewcomer()])('for the role $role', (caller) => {
    test.each(calls)('when %s is called, then the answer is 403', async (call, operation) => {
      const { status } = await service.call(operation, { as: caller, params: { id }, body: bodies[call] });

      expect(status).toBe(403);
    });
  });

  test.each(['getMessage', 'redriveMessage', 'dropMessage'] as const)(
    'when an operator calls %s for a missing message, then the answer is 404',
    async (call) => {
      const operation: Operation = messageOperations[name][call];
      const ids = [id, 'not-an-id', '%00', '{"$ne":null}'];

      const answers = await Promise.all(
        ids.map((unknown) =>
          service.call(operation, { as: anAdminCaller(), params: { id: unknown }, body: bodies[call] }),
        ),
      );

      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    },
  );
});
