import type { Operation } from '@marquee/contracts/operation';
import { authorize } from './authorize.ts';
import { mockedContent } from './mocked-file.ts';
import { readInput } from './read-input.ts';
import type { Call } from './read-input.ts';
import { isRefusal, toProblemResponse } from './refusal.ts';
import type { MockStore } from './mock-store.ts';
import { sample } from './sample.ts';
import type { MockCall, Person, Scenario, Scene } from './scene.ts';
import { sessionScenes } from './session-scenes.ts';
import { storedRecord } from './stored-record.ts';
import { toResponse } from './to-response.ts';

/** Answers any operation of the contracts as its service would. `params`: the parameters of the path, by name. */
export type MockApi = {
  answer: (
    operation: Operation,
    request: Request,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<Response>;
};

type MockApiOptions<State> = { scenario: Scenario<State>; store: MockStore<State>; now: () => Date };

export function createMockApi<State>({ scenario, store, now }: MockApiOptions<State>): MockApi {
  const scenes = new Map(
    [...sessionScenes(scenario, store), ...scenario.scenes].map((scene) => [nameOf(scene.operation), scene]),
  );

  /** Answers a call. This function is synchronous, so that the second of two concurrent calls sees the changes of the first. */
  function answer(operation: Operation, call: Call): Response {
    const state = store.state();
    const user = selectedPerson(scenario, store).user(state);
    authorize(operation.actor, user);
    const mockCall = { ...readInput(operation, call), state, user, now: now() };
    const scene = scenes.get(nameOf(operation)) ?? generated(operation);
    const outcome = scene.resolve(mockCall as MockCall<State, Operation>);
    const response = toResponse(operation, outcome.answer, call.address);
    // The state is saved only after the response exists, because a call that fails must change nothing.
    if (outcome.state !== state) {
      store.save(outcome.state);
    }
    return response;
  }

  return {
    async answer(operation, request, params) {
      const call = { address: new URL(request.url), params, text: await request.text() };
      try {
        return answer(operation, call);
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}

/** The chosen person; before a choice, the first person of the scenario. */
export function selectedPerson<State>({ people }: Scenario<State>, store: MockStore<State>): Person<State> {
  return people.find(({ id }) => id === store.selectedPersonId()) ?? people[0];
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

/**
 * A scene that changes nothing. It answers with the record that the path names, or else with sample data of the contract. So an operation
 * needs a scene only for its effects.
 */
function generated<State>(operation: Operation): Scene<State> {
  return {
    operation,
    resolve: ({ state, params, now }) => ({
      state,
      answer: generatedAnswer(operation, { state, params, now }),
    }),
  };
}

type Asked = { state: unknown; params: unknown; now: Date };

function generatedAnswer(operation: Operation, { state, params, now }: Asked): unknown {
  const { status, file, response } = operation;
  if (file !== undefined) {
    return mockedContent(file);
  }
  if (status === 204 || status === 302) {
    return undefined;
  }
  return storedRecord(operation, params, state) ?? sample(response, { seed: nameOf(operation), now });
}

/** A refusal becomes the response. Any other error is a bug of the mock: it is logged and becomes a 500 for the mock's author. */
function toFailure(error: unknown): Response {
  if (isRefusal(error)) {
    return toProblemResponse(error.fields);
  }
  console.error(error);
  return toProblemResponse({ status: 500, code: 'mock_is_wrong', message: String(error) });
}
