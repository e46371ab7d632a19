import type { Actor } from '../cast/actor.ts';
import type { Theatre } from '../cast/theatre.ts';

/** Who owns what a scene is about. `eventDate`: of the event between them, where it matters. */
export type Pair = { client: Actor; provider: Actor; eventDate?: string };

/** What is asked, of the route of the row. `owned`: ids that nobody but the owner may be told. */
export type Script = {
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  owned?: readonly string[];
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
