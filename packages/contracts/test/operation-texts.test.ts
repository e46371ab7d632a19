import { z } from 'zod';
import { operations } from '../src/operations.ts';

/** Texts that a stranger may send in any field. Each field must reject or clean them. */
const hostileTexts = {
  'a NUL character': 'Da\u0000na',
  'a line end': 'Nadia\r\nBcc: everyone@example.com',
  'a direction mark': 'Shehnai\u202e Events',
  'zero-width characters at its ends': '\u200b\u200dDana\u200b',
  'nothing but zero-width characters': '\u200b\u200d\u2060',
  'ninety-five marks on one letter': `Z${'\u0335'.repeat(95)}oe`,
} as const;

/** Fields whose text is never stored: it is compared, hashed or ignored. A password, for example, is not trimmed. */
const compared = /password$|\.queue$|\.website$|^receiveStripeNotification/i;

const uncleaned =
  // eslint-disable-next-line no-control-regex -- Control characters are what must be removed.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|^[\u200b-\u200d]|[\u200b-\u200d]$|\p{M}{9}/u;

type Field = { name: string; schema: z.ZodType };

function textsIn(schema: z.ZodType, name = ''): Field[] {
  if (schema instanceof z.ZodString) {
    return [{ name, schema }];
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      textsIn(part as z.ZodType, `${name}.${key}`),
    );
  }
  if (schema instanceof z.ZodArray) {
    return textsIn(schema.element as z.ZodType, `${name}[]`);
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => textsIn(option as z.ZodType, name));
  }
  const { innerType, in: input } = schema.def as unknown as Record<string, z.ZodType | undefined>;
  const inner = innerType ?? input;
  return inner === undefined ? [] : textsIn(inner, name);
}

const fields = [...operations].flatMap(([operation, { body }]) =>
  body === undefined
    ? []
    : textsIn(body).map(({ name, schema }) => ({ name: `${operation}${name}`, schema })),
);

const stored = fields.filter(({ name }) => !compared.test(name));

describe('a text of an operation', () => {
  test('when the texts of all operations are collected, then there are more than 40', () => {
    expect(stored.length).toBeGreaterThan(40);
  });

  test.each(Object.entries(hostileTexts))(
    'when it contains %s, then every field rejects or cleans it',
    (_what, typed) => {
      const kept = stored.flatMap(({ name, schema }) => {
        const { success, data } = schema.safeParse(typed);
        return success && uncleaned.test(String(data)) ? [name] : [];
      });

      expect(kept).toEqual([]);
    },
  );
});
