import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Brand, OnBoard } from '../../src/index.ts';

const meta = {
  component: Brand,
} satisfies Meta<typeof Brand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const OnABoard: Story = {
  render: (args) => (
    <OnBoard style={{ padding: 24 }}>
      <Brand {...args} />
    </OnBoard>
  ),
};
