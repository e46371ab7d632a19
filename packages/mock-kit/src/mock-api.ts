import type { Operation } from '@marquee/contracts/operation';
import { admit } from './admit.ts';
import { mockedContent } from './mocked-file.ts';
import { readInput } from './read-input.ts';
import type { Call } from './read-input.ts';
import { isRefusal, toProblemResponse } from './refusal.ts';
import type { Room } from './room.ts';
import { sample } from './sample.ts';
import type { Asked, Person, Scenario, Scene } from './scene.ts';
import { sessionScenes } from './session-scenes.ts';
import { toResponse } from './to-response.ts';

/** Answers any operation of the contracts, as its service would. `params`: the path's parameters by name. */
export type MockApi = {
  answer: (
    operation: Operation,
    request: Request,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<Response>;
};

type Stage<World> = { scenario: Scenario<World>; room: Room<World>; now: () => Date };

export function createMockApi<World>({ scenario, room, now }: Stage<World>): MockApi {
  const scenes = new Map(
    [...sessionScenes(scenario, room), ...scenario.scenes].map((scene) => [nameOf(scene.operation), scene]),
  );

  /** Synchronous: of two concurrent calls the second sees the first one's changes. */
  function answer(operation: Operation, call: Call): Response {
    const world = room.world();
    const user = personOf(scenario, room).user(world);
    admit(operation.actor, user);
    const asked = { ...readInput(operation, call), world, user, now: now() };
    const scene = scenes.get(nameOf(operation)) ?? generated(operation);
    const outcome = scene.play(asked as Asked<World, Operation>);
    const response = toResponse(operation, outcome.answer, call.address);
    // Saved after the answer, because a call that could not be answered changes nothing.
    if (outcome.world !== world) {
      room.keep(outcome.world);
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

/** The current person: the chosen one, else the first. */
export function personOf<World>({ people }: Scenario<World>, room: Room<World>): Person<World> {
  return people.find(({ id }) => id === room.who()) ?? people[0];
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

/** A scene that answers with sample data of the contract. */
function generated<World>(operation: Operation): Scene<World> {
  return {
    operation,
    play: ({ world, now }) => ({ world, answer: generatedAnswer(operation, now) }),
  };
}

function generatedAnswer(operation: Operation, now: Date): unknown {
  const { status, file, response } = operation;
  if (file !== undefined) {
    return mockedContent(file);
  }
  return status === 204 || status === 302 ? undefined : sample(response, { seed: nameOf(operation), now });
}

/** An error of a scene is an answer. Anything else is a bug of the mock, shown to its author. */
function toFailure(error: unknown): Response {
  if (isRefusal(error)) {
    return toProblemResponse(error.said);
  }
  console.error(error);
  return toProblemResponse({ status: 500, code: 'mock_is_wrong', message: String(error) });
}
