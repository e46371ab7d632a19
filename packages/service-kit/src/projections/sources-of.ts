import type * as operation from '@marquee/contracts/operation';
import type { DeclaredProjection } from '../store/declared-projections.ts';

/** A service from which a projection takes rows, and the types of its messages that the projection reads. */
export type ProjectionSource = { service: operation.Service; types: readonly string[] };

/** The sources of a projection. The first word of a message's type names the service that publishes the message. */
export function sourcesOf({ messages }: Pick<DeclaredProjection, 'messages'>): ProjectionSource[] {
  const types = [...new Set(messages.map(({ type }) => type))];
  const byService = Map.groupBy(types, (type) => type.split('.')[0] as operation.Service);
  return [...byService].map(([service, ofService]) => ({ service, types: ofService }));
}
