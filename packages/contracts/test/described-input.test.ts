import fc from 'fast-check';
import type { z } from 'zod';
import { createOpenApiDocument } from '../src/openapi.ts';
import { operations } from '../src/operations.ts';
import { arbitraryFrom } from './values-from-schema.ts';
import type { Schema } from './values-from-schema.ts';

type Described = {
  parameters?: readonly { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
};

type Input = { name: string; schema: Schema; contract: z.ZodType };

const paths = createOpenApiDocument().paths as Record<string, Record<string, Described>>;

/** Rules between two fields, which JSON Schema cannot express. Each function makes a value follow the rule. */
const beyondSchema: Readonly<Record<string, (value: object) => object>> = {
  'signUpClient body': (value) => ({ ...value, confirmPassword: 'password' in value && value.password }),
};

const inputs = [...operations].flatMap(([name, operation]): Input[] => {
  const described = paths[`/api${operation.path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[operation.method] ?? {};
  const { body, query, params } = operation;
  const bodySchema = described.requestBody?.content['application/json'].schema ?? {};
  return [
    ...(body ? [{ name: `${name} body`, schema: bodySchema, contract: body }] : []),
    ...(query ? [{ name: `${name} query`, schema: objectOf(described, 'query'), contract: query }] : []),
    ...(params ? [{ name: `${name} path`, schema: objectOf(described, 'path'), contract: params }] : []),
  ];
});

function objectOf({ parameters = [] }: Described, place: string): Schema {
  const own = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

/** A generated value that the contract rejects, with the contract's errors; undefined if the contract accepts all generated values. */
function complaints({ schema, contract }: Input, keepRule = (value: object) => value): string | undefined {
  const isAccepted = fc.property(arbitraryFrom(schema), (value) => {
    contract.parse(typeof value === 'object' && value !== null ? keepRule(value) : value);
  });
  const { counterexample, errorInstance } = fc.check(isAccepted, { seed: 20_260_701, numRuns: 150 });
  return counterexample === null ? undefined : `${JSON.stringify(counterexample)} ${String(errorInstance)}`;
}

describe('an input in the API description', () => {
  test.each(inputs)('when $name is valid by its description, then the contract accepts it', (input) => {
    expect(complaints(input, beyondSchema[input.name])).toBeUndefined();
  });

  test.each(Object.keys(beyondSchema))(
    'when %s violates its rule between two fields, then the contract rejects it',
    (name) => {
      const refused = inputs.filter((input) => input.name === name).map((input) => complaints(input));

      expect(refused).toEqual([expect.any(String)]);
    },
  );
});
