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

/** Answers any operation of the contracts, as its service would. `params`: what stands in the path, by name. */
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

  /** In one go, without waiting: of two calls at once the second finds the world that the first has left. */
  function answer(operation: Operation, call: Call): Response {
    const world = room.world();
    const user = personOf(scenario, room).user(world);
    admit(operation.actor, user);
    const asked = { ...readInput(operation, call), world, user, now: now() };
    const scene = scenes.get(nameOf(operation)) ?? generated(operation);
    const outcome = scene.play(asked as Asked<World, Operation>);
    const response = toResponse(operation, outcome.answer, call.address);
    // Only now: what could not be answered has not happened.
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

/** Who is played: who was chosen, else the first of the people. */
export function personOf<World>({ people }: Scenario<World>, room: Room<World>): Person<World> {
  return people.find(({ id }) => id === room.who()) ?? people[0];
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

/** What the contract allows, made of nothing but the contract. */
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

/** A refusal is an answer. All else is a fault of the mock, said where whoever writes it looks. */
function toFailure(error: unknown): Response {
  if (isRefusal(error)) {
    return toProblemResponse(error.said);
  }
  console.error(error);
  return toProblemResponse({ status: 500, code: 'mock_is_wrong', message: String(error) });
}
