import type { Envelope } from '@marquee/contracts/message';

type ValidEnvelope = Envelope<Record<string, unknown>>;

/** A message that is valid except for one defect, with the reason that the product must give. `number` makes each message unique. */
export type PoisonKind = {
  name: string;
  corrupt: (valid: ValidEnvelope, number: number) => Buffer;
  reason: (valid: ValidEnvelope) => RegExp;
};

const unreadable = (what: string) => (): RegExp => new RegExp(`^invalid envelope: it is ${what}$`);
const notAnObject = (received: string) => (): RegExp =>
  new RegExp(`^invalid envelope: Invalid input: expected object, received ${received}$`);
const wrongField = (field: string) => (): RegExp => new RegExp(`^invalid envelope: ${field} [^;]+$`);
const wrongPayload =
  (received: string) =>
  (valid: ValidEnvelope): RegExp =>
    new RegExp(`^invalid payload: ${firstField(valid)} [^;]+ received ${received}$`);

export const poisonKinds: readonly PoisonKind[] = [
  {
    name: 'not JSON',
    corrupt: (valid) => Buffer.from(`no JSON: ${JSON.stringify(valid)}`),
    reason: unreadable('not JSON'),
  },
  {
    name: 'only spaces',
    corrupt: (_valid, number) => Buffer.from(' '.repeat(number + 1)),
    reason: unreadable('empty'),
  },
  {
    name: 'not UTF-8',
    corrupt: (valid) => Buffer.concat([Buffer.from([0xff, 0xfe]), toBytes(valid)]),
    reason: unreadable('not UTF-8 text'),
  },
  {
    name: 'truncated',
    corrupt: (valid) => toBytes(valid).subarray(0, -1),
    reason: unreadable('not JSON'),
  },
  { name: 'a number', corrupt: (_valid, number) => toBytes(number), reason: notAnObject('number') },
  { name: 'in an array', corrupt: (valid) => toBytes([valid]), reason: notAnObject('array') },
  {
    name: 'an id that is not a UUID',
    corrupt: (valid) => toBytes({ ...valid, id: `no UUID ${valid.id}` }),
    reason: wrongField('id'),
  },
  {
    name: 'a type that no consumer handles',
    corrupt: (valid) => toBytes({ ...valid, type: 'nobody.knows.this.v1' }),
    reason: () => /^unexpected message: nobody\.knows\.this\.v1$/,
  },
  {
    name: 'version 0',
    corrupt: (valid) => toBytes({ ...valid, aggregateVersion: 0 }),
    reason: wrongField('aggregateVersion'),
  },
  {
    name: 'an invalid instant',
    corrupt: (valid) => toBytes({ ...valid, at: 'yesterday' }),
    reason: wrongField('at'),
  },
  {
    name: 'a missing payload field',
    corrupt: (valid) => toBytes(withPayload(valid, undefined)),
    reason: wrongPayload('undefined'),
  },
  {
    name: 'a number instead of a text in the payload',
    corrupt: (valid) => toBytes(withPayload(valid, 42)),
    reason: wrongPayload('number'),
  },
];

function toBytes(content: unknown): Buffer {
  return Buffer.from(JSON.stringify(content));
}

function withPayload(valid: ValidEnvelope, value: unknown): ValidEnvelope {
  return { ...valid, payload: { ...valid.payload, [firstField(valid)]: value } };
}

function firstField({ payload }: ValidEnvelope): string {
  return Object.keys(payload)[0] ?? '';
}
