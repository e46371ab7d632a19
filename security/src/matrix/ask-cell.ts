import type { HttpAnswer } from '@marquee/bar-kit/http-caller';
import type { Operation } from '@marquee/contracts/operation';

import { pdfTextOf } from '../stack/pdf-text.ts';
import type { Actor } from './cast/actor.ts';
import type { Theatre } from './cast/theatre.ts';
import { findLeaks } from './find-leaks.ts';
import type { Found } from './find-leaks.ts';
import { keptFieldsOf } from './kept-fields.ts';
import type { Side } from './principals.ts';
import type { Row } from './read-table.ts';
import type { Script } from './scenes/scene.ts';

export type Answered = Found & { seen: number };
type Asked = { actor: Actor; script: Script; row: Pick<Row, 'route' | 'side'> };

/** Sends the call as the principal's browser would. */
export async function askCell(
  { caller }: Theatre,
  operation: Pick<Operation, 'method' | 'path'>,
  { actor, script, row }: Asked,
): Promise<Answered> {
  const { params = {}, body, secrets = [] } = script;
  const path = operation.path.replaceAll(/:(\w+)/g, (_text, name: string) => params[name] ?? 'nothing');
  const answer = await caller.send({
    method: operation.method.toUpperCase(),
    path: `/api${path}`,
    body,
    cookie: actor.cookie,
  });
  const said = `${path} ${JSON.stringify(body ?? null)}`;
  const told = await toldBy(answer);
  return {
    seen: answer.status,
    ...findLeaks([keptFieldsOf(row.route), ...secrets], { told, said, owner: ownerOf(actor, row.side) }),
  };
}

async function toldBy(answer: HttpAnswer): Promise<string> {
  const { headers, body } = answer;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  return `${JSON.stringify(headers)}\n${(await pdfTextOf(answer)) ?? text}`;
}

/** The unverified principal owns a fixture of their own. */
function ownerOf({ principal }: Actor, side: Side): Side | null {
  if (principal === 'owner client' || principal === 'owner provider') {
    return principal === 'owner client' ? 'client' : 'provider';
  }
  return principal === 'unverified' ? side : null;
}
