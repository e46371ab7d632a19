import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TotalLine } from '../../src/index.ts';

const meta = {
  component: TotalLine,
  args: { label: 'Total', amount: '549.50' },
} satisfies Meta<typeof TotalLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const Regular: Story = { args: { size: 'regular', label: 'Discount', amount: '-49.50' } };

export const SevenDigits: Story = { args: { size: 'large', amount: '1234567.89' } };
