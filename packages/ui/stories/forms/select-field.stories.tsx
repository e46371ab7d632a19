import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { SelectField } from '../../src/index.ts';

const meta = {
  component: SelectField,
  args: { label: 'Event type', options: ['Wedding', 'Birthday', 'Corporate Event', 'Graduation'] },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Placeholder: Story = { args: { placeholder: 'Select event type' } };

export const WithHint: Story = { args: { hint: 'It helps providers to answer.' } };

export const WithError: Story = {
  args: { placeholder: 'Select event type', error: 'Choose an event type.' },
};

export const Optional: Story = { args: { optional: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongChoice: Story = { args: { options: [longName] } };
