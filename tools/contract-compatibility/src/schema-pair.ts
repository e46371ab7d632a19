import { z } from 'zod';
import { breaking, compatible } from './boundary.ts';
import type { Change } from './boundary.ts';
import { differences } from './differences.ts';
import { schemaFaults } from './schema/schema-faults.ts';
import type { Schema } from './schema/schema.ts';

export const jsonSchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);

/**
 * The schemas of data that the old and the new release both write and read. `written`: the form that is written. `read`: the form that is
 * accepted, which may omit fields with a default.
 */
export const schemaPair = z.object({ written: jsonSchema, read: jsonSchema });
export type SchemaPair = z.output<typeof schemaPair>;

export function schemaPairOf(schema: z.ZodType): SchemaPair {
  return {
    written: plainJson(z.toJSONSchema(schema)),
    read: plainJson(z.toJSONSchema(schema, { io: 'input' })),
  };
}

/**
 * Compares in both directions. The new release reads data of the old release from queues, outboxes and stores. While both releases run, the
 * old release also reads data of the new release.
 */
export function schemaPairChanges(name: string, before: SchemaPair, now: SchemaPair): Change[] {
  const faults = schemaPairFaults(before, now);
  if (faults.length > 0) {
    return faults.map((fault) => breaking(`${name} ${fault}`));
  }
  const [written, read] = [
    differences(before.written, now.written, name),
    differences(before.read, now.read, name),
  ];
  return [...new Set([...written, ...read])].map(compatible);
}

function schemaPairFaults(before: SchemaPair, now: SchemaPair): string[] {
  const unread = 'dropped';
  const [old, fresh] = [
    schemaFaults({ writer: before.written, reader: now.read, at: '', unread }),
    schemaFaults({ writer: now.written, reader: before.read, at: '', unread }),
  ];
  return [
    ...old.map((fault) => `written by the last release and read by this one: ${fault}`),
    ...fresh.map((fault) => `written by this release and read by the last one: ${fault}`),
  ];
}

/** The schema as it is after it was written to a file and read back. */
export function plainJson(value: object): Schema {
  return JSON.parse(JSON.stringify(value)) as Schema;
}
