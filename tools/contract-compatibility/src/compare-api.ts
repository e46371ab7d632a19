import { breaking, compatible, compareKeys } from './boundary.ts';
import type { Boundary, Change } from './boundary.ts';
import type { OperationDescription, ApiDescription } from './api-description.ts';
import { differences } from './differences.ts';
import { answerShape, requestShape } from './operation-shapes.ts';
import { withCorrections } from './schema/corrections.ts';
import { schemaFaults } from './schema/schema-faults.ts';

/** The changes of the API for callers of the last release: open pages and front ends, which call the new services. */
export function compareApi(before: ApiDescription, now: ApiDescription): Boundary {
  const { removed, added, both } = compareKeys(byCall(before), byCall(now));
  return {
    name: 'front ↔ back',
    changes: [
      ...removed.map(([call, old]) => removedOperation(call, old)),
      ...added.map(([call]) => compatible(`${call} is new`)),
      ...both.flatMap(([call, old, fresh]) => operationChanges(call, old, fresh)),
    ],
  };
}

/** Operations by method and path, as in `GET /api/quotes/{}`. The names of path parameters are left out, because they are never sent. */
function byCall({ paths }: ApiDescription): Record<string, OperationDescription> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
        operation,
      ]),
    ),
  );
}

function removedOperation(call: string, { deprecated }: OperationDescription): Change {
  return deprecated
    ? compatible(`${call} was removed after its deprecation`)
    : breaking(`${call} was removed, and open pages still call it: deprecate it for one release first`);
}

function operationChanges(call: string, before: OperationDescription, now: OperationDescription): Change[] {
  const faults = [...actorFaults(before, now), ...requestFaults(before, now), ...responseFaults(before, now)];
  if (faults.length > 0) {
    return faults.map((fault) => breaking(`${call} ${fault}`));
  }
  return [
    ...differences(before['x-actor'], now['x-actor'], `${call} who may call it`),
    ...differences(before.deprecated, now.deprecated, `${call} whether it is deprecated`),
    ...differences(requestShape(before), requestShape(now), `${call} request`),
    ...differences(answerShape(before), answerShape(now), `${call} answer`),
  ].map(compatible);
}

function requestFaults(before: OperationDescription, now: OperationDescription): string[] {
  return schemaFaults({
    writer: withCorrections(requestShape(before), requestShape(now)),
    reader: requestShape(now),
    at: 'request',
    unread: 'lost',
  });
}

function responseFaults(before: OperationDescription, now: OperationDescription): string[] {
  return schemaFaults({
    writer: answerShape(now),
    reader: withCorrections(answerShape(before), answerShape(now)),
    at: 'answer',
    unread: 'dropped',
  });
}

type Actor = OperationDescription['x-actor'];

/** The callers that each actor allows. `anonymous` is not signed in; a `newcomer` has no role yet. */
const callers: Readonly<Record<Actor, readonly string[]>> = {
  anyone: ['anonymous', 'newcomer', 'client', 'provider', 'admin'],
  user: ['newcomer', 'client', 'provider', 'admin'],
  client: ['client'],
  provider: ['provider'],
  admin: ['admin'],
};

function actorFaults(
  { 'x-actor': before }: OperationDescription,
  { 'x-actor': now }: OperationDescription,
): string[] {
  const excluded = callers[before].filter((caller) => !callers[now].includes(caller));
  return excluded.length === 0
    ? []
    : [`was for ${before} and is for ${now}: ${excluded.join(', ')} may no longer call it`];
}
