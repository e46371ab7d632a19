import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Mark } from '../../src/index.ts';

const meta = {
  component: Mark,
} satisfies Meta<typeof Mark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Large: Story = { args: { size: 120 } };
