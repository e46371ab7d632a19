import type { Request, RequestHandler, Response } from 'express';

import type { Kind, Kinds } from '../kinds.ts';
import type { StandIn } from '../stand-in.ts';
import { worldOf } from '../world.ts';
import type { World } from '../world.ts';
import { page, sendPage } from './page.ts';

export type Visit<K extends Kind> = { world: World; value: Kinds[K] };
export type Door<K extends Kind> = (
  act: (visit: Visit<K>, request: Request, response: Response) => void,
) => RequestHandler;

type DoorNeed<K extends Kind> = {
  kind: K;
  /** Responds to visitors who are too late; returns whether it did. */
  turnAway: (visit: Visit<K>, response: Response) => boolean;
};

/** Visitors of a hosted page name no account: the record of the page determines it. What they do there is one change. */
export function doorTo<K extends Kind>(standIn: StandIn, { kind, turnAway }: DoorNeed<K>): Door<K> {
  return (act) => (request, response) => {
    standIn.change(() => {
      const entry = standIn.store.find(kind, String(request.params.id));
      if (entry === undefined) {
        sendPage(response, page('Not found', '<p>There is nothing here.</p>'), 404);
        return;
      }
      const visit = { world: worldOf(standIn, entry.account), value: entry.value as Kinds[K] };
      if (!turnAway(visit, response)) {
        act(visit, request, response);
      }
    });
  };
}
