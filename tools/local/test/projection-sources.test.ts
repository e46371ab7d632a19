import { sourcesOf } from '@marquee/service-kit/projections/sources-of';
import type { ProjectionSource } from '@marquee/service-kit/projections/sources-of';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { composeServices } from '../src/stack/compose-services.ts';

const connections = new Map<string, Connection>();
const composed = composeServices((name) => {
  const connection = mongoose.createConnection();
  connections.set(name, connection);
  return connection;
});
const projections = composed.flatMap((service) =>
  service.projections.map((projection) => ({ name: `${service.name}.${projection.name}`, projection })),
);

describe('the projections of the services', () => {
  test.each(projections)(
    'when $name is rebuilt, then exactly one kind of record of each source describes its rows',
    ({ projection }) => {
      const described = sourcesOf(projection).map((source) => [source.service, countKinds(source)]);

      expect(described).not.toEqual([]);
      expect(described).toEqual(described.map(([service]) => [service, 1]));
    },
  );

  test.each(composed)(
    'when a collection of $name stores the version of a source, then it is a projection that can be rebuilt',
    (service) => {
      const models = Object.values(connections.get(service.name)?.models ?? {});
      const copies = models.filter(({ schema }) => 'sourceVersion' in schema.paths);

      expect(copies).not.toEqual([]);
      expect(service.projections).toHaveLength(copies.length);
    },
  );
});

/** The number of kinds of record by which the source describes rows of the projection. */
function countKinds({ service: name, types }: ProjectionSource): number {
  const sources = composed.find((service) => service.name === name)?.snapshotSources ?? [];
  return sources.filter(({ messages }) => messages.some(({ type }) => types.includes(type))).length;
}
