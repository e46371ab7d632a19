import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SubscriptionBadge } from '../../src/index.ts';

const meta = {
  component: SubscriptionBadge,
  args: { status: 'trialing', children: 'Free Trial' },
} satisfies Meta<typeof SubscriptionBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Trialing: Story = {};

export const Active: Story = { args: { status: 'active', children: 'Active' } };

export const PaymentDue: Story = { args: { status: 'past_due', children: 'Payment Due' } };

export const Cancelled: Story = { args: { status: 'ending', children: 'Cancelled' } };

export const Expired: Story = { args: { status: 'expired', children: 'Trial Expired' } };

export const Ended: Story = { args: { status: 'ended', children: 'Subscription Ended' } };

export const Closed: Story = { args: { status: 'closed', children: 'Closed' } };
