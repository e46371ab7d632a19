import type { PasswordRule } from '../../src/index.ts';

export const rules: readonly PasswordRule[] = [
  { label: 'At least 8 characters', met: true },
  { label: 'A capital letter', met: true },
  { label: 'A number', met: false },
  { label: 'A special character', met: false },
];
