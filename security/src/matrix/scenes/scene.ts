import type { Actor } from '../cast/actor.ts';
import type { Theatre } from '../cast/theatre.ts';
import type { Secret } from '../find-leaks.ts';

/** What a scene is about, and who of the two may be told what of it. */
export type Staged = { id: string; secrets: readonly Secret[] };

/** Who owns what a scene is about. `eventDate`: of the event between them, where it matters. */
export type Pair = { client: Actor; provider: Actor; eventDate?: string };

/** What is asked, of the route of the row. `secrets`: what the answer may tell one of the two at most. */
export type Script = {
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  secrets?: readonly Secret[];
};

/** Brings the row's state about and says what each actor asks then. */
export type Setting = (theatre: Theatre, pair: Pair) => Promise<(actor: Actor) => Script | Promise<Script>>;

/** `spends`: who is answered well has no such session or account any more. */
export type Scene = { set: Setting; spends?: true };

/** By route and state: `getQuote (draft)`. */
export type Scenes = Readonly<Record<string, Scene>>;

/** The same question from everybody, about nothing in particular. */
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

/** About what was staged, by its id. */
export function on(stage: (theatre: Theatre, pair: Pair) => Promise<Staged>, body?: unknown): Scene {
  return scene(async (theatre, pair) => {
    const { id, secrets } = await stage(theatre, pair);
    return { params: { id }, body, secrets };
  });
}

/** About nothing in particular, while all this is there. */
export function among(...stages: readonly Stage[]): Scene {
  return scene(async (theatre, pair) => {
    const secrets: Secret[] = [];
    for (const stage of stages) {
      secrets.push(...(await stage(theatre, pair)).secrets);
    }
    return { secrets };
  });
}
