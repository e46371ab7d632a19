import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Banners, Notice } from '../../src/index.ts';

const meta = { component: Banners, args: {} } satisfies Meta<typeof Banners>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  args: {
    children: (
      <>
        <Notice>Please confirm your email address.</Notice>
        <Notice tone="danger">A payment is overdue.</Notice>
      </>
    ),
  },
};

export const None: Story = {};
