import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Control } from '../../src/index.ts';

const meta = {
  component: Control,
  args: { 'aria-label': 'Event name', defaultValue: 'Sofia’s Sweet16' },
} satisfies Meta<typeof Control>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Placeholder: Story = { args: { defaultValue: '', placeholder: 'Name your event' } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };
