import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EventStatusBadge } from '../../src/index.ts';

const meta = {
  component: EventStatusBadge,
  args: { status: 'draft', children: 'Draft' },
} satisfies Meta<typeof EventStatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = {};

export const Inquiry: Story = { args: { status: 'inquiry', children: 'New Inquiry' } };

export const Proposal: Story = { args: { status: 'proposal', children: 'Proposal Sent' } };

export const Booked: Story = { args: { status: 'booked', children: 'Booked' } };

export const Completed: Story = { args: { status: 'completed', children: 'Completed' } };

export const Cancelled: Story = { args: { status: 'cancelled', children: 'Cancelled' } };
