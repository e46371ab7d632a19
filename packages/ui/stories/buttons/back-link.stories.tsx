import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longLabel } from '../domain/names.ts';
import { BackLink } from '../../src/index.ts';

const meta = {
  component: BackLink,
  args: { href: '#dashboard', children: 'Back to Dashboard' },
} satisfies Meta<typeof BackLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const LongText: Story = { args: { children: longLabel } };
