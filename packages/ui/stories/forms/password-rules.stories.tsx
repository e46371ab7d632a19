import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { rules } from '../domain/password-rules.ts';
import { PasswordRules } from '../../src/index.ts';

const meta = {
  component: PasswordRules,
  args: { rules },
} satisfies Meta<typeof PasswordRules>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SomeMet: Story = {};

export const AllMet: Story = { args: { rules: rules.map((rule) => ({ ...rule, met: true })) } };

export const NoneMet: Story = { args: { rules: rules.map((rule) => ({ ...rule, met: false })) } };
