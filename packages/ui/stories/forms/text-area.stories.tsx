import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { notes } from '../domain/quote.ts';
import { TextArea } from '../../src/index.ts';

const meta = {
  component: TextArea,
  args: { label: 'Notes for the provider' },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What should they know?' } };

export const Filled: Story = { args: { defaultValue: notes } };

export const Tall: Story = { args: { rows: 8, defaultValue: notes } };

export const WithHint: Story = { args: { optional: true, hint: 'Sent with your request.' } };

export const WithError: Story = { args: { error: 'Keep it below 2,000 characters.' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: notes } };

export const Disabled: Story = { args: { disabled: true, defaultValue: notes } };
