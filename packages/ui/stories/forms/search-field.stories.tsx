import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchField } from '../../src/index.ts';

const meta = {
  component: SearchField,
  args: { label: 'Search quotes' },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Okafor' } };

export const Disabled: Story = { args: { disabled: true } };
