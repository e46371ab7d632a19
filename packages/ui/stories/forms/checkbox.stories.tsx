import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { Checkbox } from '../../src/index.ts';

const meta = {
  component: Checkbox,
  args: { label: 'Show my business to clients' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'Clients find you by your services.' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongLabel: Story = { args: { label: `Tell me about changes to ${longName}` } };
