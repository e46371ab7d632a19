import { randomUUID } from 'node:crypto';

import { defineMessage } from '@marquee/contracts/message';
import type { Service } from '@marquee/contracts/operation';
import { z } from 'zod';

import type { InProcessServices } from '../in-process-services.ts';

/** Publishes a message that the service consumes, with an invalid payload; resolves to the dead letter's id. */
export async function createDeadLetter(services: InProcessServices, name: Service): Promise<string> {
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
