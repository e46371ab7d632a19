import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Money } from '../../src/index.ts';

const meta = {
  component: Money,
  args: { amount: '549.50' },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {};

export const Negative: Story = { args: { amount: '-49.50' } };

export const WholeDollars: Story = { args: { amount: 99, decimals: 0 } };

export const Large: Story = { args: { amount: '1234567.89' } };

export const Zero: Story = { args: { amount: '0.00' } };
