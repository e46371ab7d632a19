import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { Badge } from '../../src/index.ts';

const meta = {
  component: Badge,
  args: { tone: 'booked', children: 'Booked' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inquiry: Story = { args: { tone: 'inquiry', icon: 'inbox', children: 'New Inquiry' } };

export const Proposal: Story = { args: { tone: 'proposal', icon: 'send', children: 'Proposal Sent' } };

export const Booked: Story = { args: { tone: 'booked', icon: 'calendar-check', children: 'Booked' } };

export const Completed: Story = { args: { tone: 'completed', icon: 'check-check', children: 'Completed' } };

export const Cancelled: Story = { args: { tone: 'cancelled', icon: 'ban', children: 'Cancelled' } };

export const Draft: Story = { args: { tone: 'draft', icon: 'pencil-line', children: 'Draft' } };

export const Trial: Story = { args: { tone: 'trial', icon: 'ticket', children: 'Free Trial' } };

export const WithoutIcon: Story = { args: { tone: 'trial', children: '2 new' } };

export const LongText: Story = { args: { children: longName } };
