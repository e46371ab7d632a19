import mongoose from 'mongoose';

import { composeServices } from '../src/stack/compose-services.ts';

describe('the services’ kinds of aggregates', () => {
  test('when a collection stores aggregates with history, then npm run migrate knows its shape', () => {
    const connections = new Map<string, mongoose.Connection>();
    const services = composeServices((name) => {
      const connection = mongoose.createConnection();
      connections.set(name, connection);
      return connection;
    });

    const unknown = services.flatMap(({ name, shapes }) => {
      const known = new Set(shapes.map((shape) => shape.name));
      const models = Object.values(connections.get(name)?.models ?? {});
      return models
        .filter(({ schema, modelName }) => 'outboxLeases' in schema.paths && !known.has(modelName))
        .map(({ modelName }) => `${name}: ${modelName}`);
    });

    // An audit note is deleted once it is published, and its store never reads it.
    expect(unknown.filter((kind) => !kind.endsWith(': auditNote'))).toEqual([]);
  });
});
