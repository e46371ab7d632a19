import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { Control, Field, TextLink } from '../../src/index.ts';

const meta = {
  component: Field,
  args: {
    label: 'Event name',
    children: (control) => <Control {...control} defaultValue="Sofia’s Sweet16" />,
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Optional: Story = { args: { optional: true } };

export const WithHint: Story = { args: { hint: 'Guests see this name.' } };

export const WithError: Story = { args: { hint: 'Guests see this name.', error: 'Give your event a name.' } };

export const WithAside: Story = {
  args: { label: 'Password', aside: <TextLink href="#forgot">Forgot password?</TextLink> },
};

export const LabelVisuallyHidden: Story = { args: { hideLabel: true } };

export const LongLabel: Story = { args: { label: longName } };
