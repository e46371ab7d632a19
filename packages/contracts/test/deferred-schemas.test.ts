import { brokenRulesOf } from '../src/deferred/broken-rules.ts';
import { z } from '../src/deferred/zod.ts';

const newPassword = z
  .object({ password: z.string().min(12, 'Too short'), confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: 'Passwords do not match',
    path: ['confirmPassword'],
  });

describe('a deferred schema without zod', () => {
  test('when a password is typed in two ways, then the rule that no server repeats refuses it in its own words', () => {
    const broken = brokenRulesOf(newPassword, {
      password: 'Ovation-2026!',
      confirmPassword: 'Ovation-2025!',
    });

    expect(broken).toEqual([{ message: 'Passwords do not match', path: ['confirmPassword'] }]);
  });

  test.each([
    ['is as the rule says', { password: 'Ovation-2026!', confirmPassword: 'Ovation-2026!' }],
    ['is for the server to refuse', { password: 'short', confirmPassword: 'shorter' }],
  ])('when what was typed %s, then no rule about several fields is broken', (_what, typed) => {
    expect(brokenRulesOf(newPassword, typed)).toEqual([]);
  });
});
