import type { Actor } from '../cast/actor.ts';
import type { Theatre } from '../cast/theatre.ts';
import type { Secret } from '../find-leaks.ts';

/** The record of a fixture, and which of its secrets each owner may read. */
export type Staged = { id: string; secrets: readonly Secret[] };

/** The owners of a fixture's record. `eventDate`: of the event between them, where it matters. */
export type Pair = { client: Actor; provider: Actor; eventDate?: string };

/** The request to the row's route. `secrets`: the most that the response may tell an owner. */
export type Script = {
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  secrets?: readonly Secret[];
};

/** Creates the row's state and returns the request for each actor. */
export type Setting = (theatre: Theatre, pair: Pair) => Promise<(actor: Actor) => Script | Promise<Script>>;

/** `spends`: a successful call uses up the caller's session or account. */
export type Scene = { set: Setting; spends?: true };

/** By route and state: `getQuote (draft)`. */
export type Scenes = Readonly<Record<string, Scene>>;

/** The same request from everybody, without a record. */
export function plain(script: Script = {}): Scene {
  return { set: async () => () => script };
}

export function scene(set: (theatre: Theatre, pair: Pair) => Promise<Script>): Scene {
  return {
    async set(theatre, pair) {
      const script = await set(theatre, pair);
      return () => script;
    },
  };
}

type Stage = (theatre: Theatre, pair: Pair) => Promise<Pick<Staged, 'secrets'>>;

/** Concerns the created record, by its id. */
export function on(stage: (theatre: Theatre, pair: Pair) => Promise<Staged>, body?: unknown): Scene {
  return scene(async (theatre, pair) => {
    const { id, secrets } = await stage(theatre, pair);
    return { params: { id }, body, secrets };
  });
}

/** Concerns no record, while all these records exist. */
export function among(...stages: readonly Stage[]): Scene {
  return scene(async (theatre, pair) => {
    const secrets: Secret[] = [];
    for (const stage of stages) {
      secrets.push(...(await stage(theatre, pair)).secrets);
    }
    return { secrets };
  });
}
