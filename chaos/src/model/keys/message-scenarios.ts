import { randomBytes, randomUUID } from 'node:crypto';

import { defineMessage } from '@marquee/contracts/message';
import { anAdminCaller } from '@marquee/service-kit/test-kit/callers';
import { z } from 'zod';

import { services as names } from '../../stack/addresses.ts';
import type { ServiceName } from '../../stack/addresses.ts';
import type { InProcessServices } from '../in-process-services.ts';
import type { PostScenario } from './post-scenarios.ts';

/** The operator's actions on dead letters, for every service, by the operation's name. */
export function messageScenarios(services: InProcessServices): Readonly<Record<string, PostScenario>> {
  return Object.assign({}, ...names.map((name) => scenariosOf(services, name))) as Record<
    string,
    PostScenario
  >;
}

function scenariosOf(services: InProcessServices, name: ServiceName): Record<string, PostScenario> {
  const as = anAdminCaller();
  const anotherId = (): string => randomBytes(32).toString('base64url');
  return {
    async [`${name}RedriveMessage`]() {
      const call = { as, params: { id: await createDeadLetter(services, name) } };
      return { call, other: { ...call, params: { id: anotherId() } } };
    },
    async [`${name}RedriveMessages`]() {
      await createDeadLetter(services, name);
      return { call: { as, body: {} }, other: { as, body: { before: '2026-01-01T00:00:00.000Z' } } };
    },
    async [`${name}DropMessage`]() {
      const call = {
        as,
        params: { id: await createDeadLetter(services, name) },
        body: { reason: 'made to be dropped' },
      };
      return { call, other: { ...call, body: { reason: 'another reason' } } };
    },
  };
}

/** Publishes a message that the service consumes, with an invalid payload; resolves to the dead letter's id. */
async function createDeadLetter(services: InProcessServices, name: ServiceName): Promise<string> {
  const service = services[name];
  const [type = ''] = service.consumers.flatMap(({ types }) => types);
  const poison = randomUUID();
  await services.publish(
    defineMessage(type, z.object({ poison: z.uuid() })),
    { poison },
    { id: randomUUID(), version: 1 },
  );
  const deadLetter = (await service.deadLetters()).find(({ content }) => content.includes(poison));
  if (deadLetter === undefined) {
    throw new Error(`${name} has not dead-lettered ${type}`);
  }
  return deadLetter.id;
}
