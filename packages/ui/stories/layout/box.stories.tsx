import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box, Card } from '../../src/index.ts';

const meta = {
  component: Box,
  subcomponents: { Card },
  args: { 'aria-label': 'Amara & Jonah’s Wedding', children: 'Saturday, October 18, 2025, Brooklyn, NY' },
} satisfies Meta<typeof Box>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BoxWithoutPadding: Story = {};

export const CardWithPadding: Story = { render: (args) => <Card {...args} /> };
