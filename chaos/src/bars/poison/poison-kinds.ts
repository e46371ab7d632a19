import type { Envelope } from '@marquee/contracts/message';

type Sound = Envelope<Record<string, unknown>>;

/** Valid except for one defect, with the reason that the product must give. `number` makes each message unique. */
export type PoisonKind = {
  name: string;
  spoil: (sound: Sound, number: number) => Buffer;
  reason: (sound: Sound) => RegExp;
};

const unreadable = (what: string) => (): RegExp => new RegExp(`^invalid envelope: it is ${what}$`);
const notAnObject = (received: string) => (): RegExp =>
  new RegExp(`^invalid envelope: Invalid input: expected object, received ${received}$`);
const wrongField = (field: string) => (): RegExp => new RegExp(`^invalid envelope: ${field} [^;]+$`);
const wrongPayload =
  (received: string) =>
  (sound: Sound): RegExp =>
    new RegExp(`^invalid payload: ${firstField(sound)} [^;]+ received ${received}$`);

export const poisonKinds: readonly PoisonKind[] = [
  {
    name: 'no JSON',
    spoil: (sound) => Buffer.from(`no JSON: ${JSON.stringify(sound)}`),
    reason: unreadable('not JSON'),
  },
  {
    name: 'nothing but blanks',
    spoil: (_sound, number) => Buffer.from(' '.repeat(number + 1)),
    reason: unreadable('empty'),
  },
  {
    name: 'no UTF-8',
    spoil: (sound) => Buffer.concat([Buffer.from([0xff, 0xfe]), toBytes(sound)]),
    reason: unreadable('not UTF-8 text'),
  },
  {
    name: 'cut off',
    spoil: (sound) => toBytes(sound).subarray(0, -1),
    reason: unreadable('not JSON'),
  },
  { name: 'a number', spoil: (_sound, number) => toBytes(number), reason: notAnObject('number') },
  { name: 'in an array', spoil: (sound) => toBytes([sound]), reason: notAnObject('array') },
  {
    name: 'an id that is no UUID',
    spoil: (sound) => toBytes({ ...sound, id: `no UUID ${sound.id}` }),
    reason: wrongField('id'),
  },
  {
    name: 'a type that nobody takes',
    spoil: (sound) => toBytes({ ...sound, type: 'nobody.knows.this.v1' }),
    reason: () => /^unexpected message: nobody\.knows\.this\.v1$/,
  },
  {
    name: 'version 0',
    spoil: (sound) => toBytes({ ...sound, aggregateVersion: 0 }),
    reason: wrongField('aggregateVersion'),
  },
  {
    name: 'told at no instant',
    spoil: (sound) => toBytes({ ...sound, at: 'yesterday' }),
    reason: wrongField('at'),
  },
  {
    name: 'a field missing in the payload',
    spoil: (sound) => toBytes(withPayload(sound, undefined)),
    reason: wrongPayload('undefined'),
  },
  {
    name: 'a number for a text in the payload',
    spoil: (sound) => toBytes(withPayload(sound, 42)),
    reason: wrongPayload('number'),
  },
];

function toBytes(content: unknown): Buffer {
  return Buffer.from(JSON.stringify(content));
}

function withPayload(sound: Sound, value: unknown): Sound {
  return { ...sound, payload: { ...sound.payload, [firstField(sound)]: value } };
}

function firstField({ payload }: Sound): string {
  return Object.keys(payload)[0] ?? '';
}
