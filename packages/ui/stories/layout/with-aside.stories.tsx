import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card, WithAside } from '../../src/index.ts';

const meta = {
  component: WithAside,
  args: {
    aside: <Card>In 58 days</Card>,
    children: <Card>Saturday, October 18, 2025 at Brooklyn Winery</Card>,
  },
} satisfies Meta<typeof WithAside>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};
