import { breaking, harmless, matched } from './boundary.ts';
import type { Boundary, Change } from './boundary.ts';
import type { Described, Description } from './description.ts';
import { differences } from './differences.ts';
import { answerShape, requestShape } from './operation-shapes.ts';
import { withCorrections } from './schema/corrections.ts';
import { schemaFaults } from './schema/schema-faults.ts';

/** Open pages and earlier front ends keep calling while the services are new. */
export function compareApi(before: Description, now: Description): Boundary {
  const { gone, added, both } = matched(byCall(before), byCall(now));
  return {
    name: 'front ↔ back',
    changes: [
      ...gone.map(([call, old]) => goneOperation(call, old)),
      ...added.map(([call]) => harmless(`${call} is new`)),
      ...both.flatMap(([call, old, fresh]) => operationChanges(call, old, fresh)),
    ],
  };
}

/** `GET /api/quotes/{}`: the names of path parameters are never sent. */
function byCall({ paths }: Description): Record<string, Described> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
        operation,
      ]),
    ),
  );
}

function goneOperation(call: string, { deprecated }: Described): Change {
  return deprecated
    ? harmless(`${call} is gone, and was deprecated`)
    : breaking(`${call} is gone, and pages that are open call it: deprecate it for one release first`);
}

function operationChanges(call: string, before: Described, now: Described): Change[] {
  const faults = [...actorFaults(before, now), ...requestFaults(before, now), ...answerFaults(before, now)];
  if (faults.length > 0) {
    return faults.map((fault) => breaking(`${call} ${fault}`));
  }
  return [
    ...differences(before['x-actor'], now['x-actor'], `${call} who may call it`),
    ...differences(before.deprecated, now.deprecated, `${call} whether it is deprecated`),
    ...differences(requestShape(before), requestShape(now), `${call} request`),
    ...differences(answerShape(before), answerShape(now), `${call} answer`),
  ].map(harmless);
}

function requestFaults(before: Described, now: Described): string[] {
  return schemaFaults({
    writer: withCorrections(requestShape(before), requestShape(now)),
    reader: requestShape(now),
    at: 'request',
    unread: 'lost',
  });
}

function answerFaults(before: Described, now: Described): string[] {
  return schemaFaults({
    writer: answerShape(now),
    reader: withCorrections(answerShape(before), answerShape(now)),
    at: 'answer',
    unread: 'dropped',
  });
}

type Actor = Described['x-actor'];

/** The callers of each actor; `nobody` is not signed in, `newcomer` has no role yet. */
const callers: Readonly<Record<Actor, readonly string[]>> = {
  anyone: ['nobody', 'newcomer', 'client', 'provider', 'admin'],
  user: ['newcomer', 'client', 'provider', 'admin'],
  client: ['client'],
  provider: ['provider'],
  admin: ['admin'],
};

function actorFaults({ 'x-actor': before }: Described, { 'x-actor': now }: Described): string[] {
  const out = callers[before].filter((caller) => !callers[now].includes(caller));
  return out.length === 0
    ? []
    : [`was for ${before} and is for ${now}: ${out.join(', ')} may not call it any more`];
}
