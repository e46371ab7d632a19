import type { Operation } from '@marquee/contracts/operation';
import { withdrawQuote } from '@marquee/contracts/quote-change-operations';
import { createQuote } from '@marquee/contracts/quote-operations';

import { fixedRequest, ownerOnly, state } from '../src/test-kit/scenarios/arrange.ts';
import { complaintsAboutScenarios } from '../src/test-kit/scenarios/complaints.ts';
import type { OperationScenario } from '../src/test-kit/scenarios/scenario.ts';

const states = { sent: state(ownerOnly(200), fixedRequest()) };
const withdraw: OperationScenario = { actor: 'provider', states };
const create: OperationScenario = {
  actor: 'provider',
  states: { '-': state(201, fixedRequest()) },
  repeated: { change: { eventName: 'Lunch' } },
  input: 'clientEmail! eventName!',
};

function complaintsAbout(
  scenarios: Readonly<Record<string, OperationScenario>>,
  operations: Readonly<Record<string, Operation>>,
): string[] {
  return complaintsAboutScenarios(
    { service: 'quotes', operations: scenarios, providersFields: [] },
    new Map(Object.entries(operations)),
  );
}

describe('the scenarios of a service', () => {
  test('when each operation has a complete scenario, then nothing is reported', () => {
    expect(
      complaintsAbout({ withdrawQuote: withdraw, createQuote: create }, { withdrawQuote, createQuote }),
    ).toEqual([]);
  });

  test('when an operation has no scenario, then the file to write is named', () => {
    expect(complaintsAbout({}, { withdrawQuote })).toEqual([
      'withdrawQuote has no scenario: write services/quotes/test/scenarios/quote-change-operations.ts',
    ]);
  });

  test('when a scenario has no operation, or one of another service, then the scenario is reported', () => {
    const operations = { withdrawQuote: { ...withdrawQuote, service: 'billing' } as const };

    expect(complaintsAbout({ withdrawQuote: withdraw, gone: withdraw }, operations)).toEqual([
      'withdrawQuote is no operation of quotes, but has a scenario',
      'gone is no operation of quotes, but has a scenario',
    ]);
  });

  test.each<[string, OperationScenario, string]>([
    [
      'is written for another actor',
      { ...create, actor: 'client' },
      "createQuote is for 'client', but the operation is for 'provider'",
    ],
    ['has no state', { ...create, states: {}, repeated: { exempt: 'a reason' } }, 'createQuote has no state'],
    [
      'never succeeds, although its key must be honored',
      { ...create, states: { '-': state(409, fixedRequest()) } },
      'createQuote has no state in which the call succeeds',
    ],
    [
      'states no other intent of a POST without a record',
      { actor: create.actor, states: create.states, input: 'eventName!' },
      'createQuote must state in `repeated` how another intent differs, or why its key need not be honored',
    ],
    [
      'states no fields of an operation without a record',
      { actor: create.actor, states: create.states, repeated: { exempt: 'a reason' } },
      'createQuote must state its fields in `input`',
    ],
  ])('when a scenario %s, then the missing part is reported', (_part, scenario, complaint) => {
    expect(complaintsAbout({ createQuote: scenario }, { createQuote })).toEqual([complaint]);
  });
});
