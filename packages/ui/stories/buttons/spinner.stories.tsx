import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Spinner } from '../../src/index.ts';

const meta = {
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Large: Story = { args: { size: 36 } };
