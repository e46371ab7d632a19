import { defer, loaded } from '../src/deferred/schema.ts';
import { toZod } from '../src/deferred/to-zod.ts';
import type { Zod } from '../src/deferred/recipe.ts';
import { zodInBrowsers } from '../src/deferred/zod-in-browsers.ts';
import { z } from '../src/deferred/zod.ts';

const zod = zodInBrowsers as unknown as Zod;

afterEach(() => {
  loaded.zod = null;
});

describe('a deferred schema of a later release', () => {
  test.each([
    ['email', [], 'nobody@example.test', 'nobody'],
    ['iso.date', [], '2026-11-28', 'tomorrow'],
    ['coerce.number', [], '12', 'twelve'],
    ['strictObject', [{ name: z.string() }], { name: 'Stage' }, { name: 'Stage', more: 1 }],
    ['tuple', [[z.string(), z.number()]], ['Stage', 1], ['Stage']],
    ['nullish', [z.string()], null, 1],
  ])('when %s creates it, then the functions in `zodInBrowsers` convert it', (name, args, right, wrong) => {
    const made = toZod(defer(null, name, args), zod);

    expect(made.safeParse(right).success).toBe(true);
    expect(made.safeParse(wrong).success).toBe(false);
  });
});

describe('a deferred schema', () => {
  const words = z
    .string()
    .min(3, 'Too short')
    .superRefine((typed, context) => {
      if (typed === 'taken') {
        context.addIssue({ code: 'custom', message: 'Taken' });
      }
    })
    .transform((typed) => typed.length);

  test('when zod is not loaded, then superRefine and transform do not run, and errors do not have the message of the rule', () => {
    expect(words.safeParse('taken')).toEqual({ success: true, data: 'taken' });
    expect(words.safeParse('no').error?.issues).toEqual([
      { path: [], message: 'The value does not match the contract' },
    ]);
  });

  test('when zod is loaded, then zod reads the value', () => {
    loaded.zod = zod;

    expect(words.safeParse('taken').error?.issues).toMatchObject([{ message: 'Taken' }]);
    expect(words.safeParse('stage')).toEqual({ success: true, data: 5 });
  });

  test('when a value violates a rule about several fields, then it is rejected, even without zod', () => {
    const dates = z.object({ from: z.string(), to: z.string() }).refine(({ from, to }) => from <= to);

    expect(dates.safeParse({ from: '2026-11-29', to: '2026-11-28' }).success).toBe(false);
  });
});
