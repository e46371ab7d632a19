import type { Service } from '@marquee/contracts/operation';

import { fixedRequest, fixture, state } from './arrange.ts';
import { equipmentOf } from './context.ts';
import type { Fixture, OperationScenario, StateScenario } from './scenario.ts';

const missing = 'x'.repeat(43);
const reason = { reason: 'made to be dropped' };

/**
 * The operators' calls about a service's dead letters. decisions.md, "Pages the specification only names": `/admin/*` is for the role admin
 * only. Decision 0012: an admin needs TOTP. Only callers with access get 404 for a missing record.
 */
export function deadLetterScenarios(service: Service): Readonly<Record<string, OperationScenario>> {
  const onDeadLetter = (body?: unknown): Fixture =>
    fixture(async (context) => ({
      params: { id: await equipmentOf(context, 'createDeadLetter')(service) },
      body,
    }));
  const parked = (create: Fixture): StateScenario => state(200, create, { needs: 'createDeadLetter' });
  const notThere = (body?: unknown): StateScenario =>
    state(404, fixedRequest({ params: { id: missing }, body }));
  const redriveAll = fixture(async (context) => {
    await equipmentOf(context, 'createDeadLetter')(service);
    return { body: {} };
  });

  return {
    [`${service}ListQueues`]: { actor: 'admin', states: { '-': state(200, fixedRequest()) } },
    [`${service}ListMessages`]: {
      actor: 'admin',
      states: { '-': state(200, fixedRequest()) },
      input: 'limit=limit after queue status=word',
    },
    [`${service}GetMessage`]: {
      actor: 'admin',
      states: { 'not there': notThere(), parked: parked(onDeadLetter()) },
    },
    [`${service}RedriveMessage`]: {
      actor: 'admin',
      states: { 'not there': notThere(), parked: parked(onDeadLetter()) },
    },
    [`${service}RedriveMessages`]: {
      actor: 'admin',
      states: { parked: parked(redriveAll), '-': state(200, fixedRequest({ body: {} })) },
      repeated: { change: { before: '2026-01-01T00:00:00.000Z' } },
      input: 'queue before=instant',
    },
    [`${service}DropMessage`]: {
      actor: 'admin',
      states: { 'not there': notThere(reason), parked: parked(onDeadLetter(reason)) },
      repeated: { change: { reason: 'another reason' } },
    },
  };
}
