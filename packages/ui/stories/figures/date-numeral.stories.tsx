import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DateNumeral, OnBoard } from '../../src/index.ts';

const meta = {
  component: DateNumeral,
  args: { date: '2025-10-18', fallback: 'Date TBD' },
} satisfies Meta<typeof DateNumeral>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const NoDateYet: Story = { args: { date: null } };

export const OnABoard: Story = {
  args: { size: 'large' },
  render: (args) => (
    <OnBoard style={{ padding: 24 }}>
      <DateNumeral {...args} />
    </OnBoard>
  ),
};
