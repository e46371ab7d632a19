import type { Operation } from '@marquee/contracts/operation';

import type { Actor } from './cast/actor.ts';
import type { Theatre } from './cast/theatre.ts';
import type { Script } from './scenes/scene.ts';

export type Answered = { seen: number; leaks: boolean };

/** As their browser would. `leaks`: the answer is good, and holds what only the owner may be told. */
export async function askCell(
  { caller }: Theatre,
  operation: Pick<Operation, 'method' | 'path'>,
  { actor, script }: { actor: Actor; script: Script },
): Promise<Answered> {
  const { params = {}, body, owned = [] } = script;
  const path = operation.path.replaceAll(/:(\w+)/g, (_text, name: string) => params[name] ?? 'nothing');
  const { status, body: said } = await caller.send({
    method: operation.method.toUpperCase(),
    path: `/api${path}`,
    body,
    cookie: actor.cookie,
  });
  const text = typeof said === 'string' ? said : JSON.stringify(said ?? null);
  return { seen: status, leaks: status < 300 && !isOwner(actor) && owned.some((id) => text.includes(id)) };
}

/** Of what the row is about: the unverified one owns a scene of their own. */
function isOwner({ principal }: Actor): boolean {
  return principal.startsWith('owner') || principal === 'unverified';
}
