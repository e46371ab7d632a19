import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { depositAndBalance } from '../domain/quote.ts';
import { InstalmentList } from '../../src/index.ts';

const meta = {
  component: InstalmentList,
  args: { instalments: depositAndBalance },
} satisfies Meta<typeof InstalmentList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DepositAndBalance: Story = {};

export const WholeSum: Story = {
  args: { instalments: [{ name: 'Full payment', amount: '771.50', due: 'Due Oct 11, 2025' }] },
};
