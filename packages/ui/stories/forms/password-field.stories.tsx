import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { rules } from '../domain/password-rules.ts';
import { PasswordField, TextLink } from '../../src/index.ts';

const meta = {
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Concealed: Story = { args: { defaultValue: 'Marquee-demo-1!' } };

export const Shown: Story = {
  args: { defaultValue: 'Marquee-demo-1!' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
};

export const WithRules: Story = { args: { rules } };

export const WithError: Story = { args: { error: 'That email and password don’t match.' } };

export const WithAside: Story = { args: { aside: <TextLink href="#forgot">Forgot password?</TextLink> } };

export const Disabled: Story = { args: { disabled: true } };
