import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InvoiceStatusBadge } from '../../src/index.ts';

const meta = {
  component: InvoiceStatusBadge,
  args: { status: 'draft', children: 'Draft' },
} satisfies Meta<typeof InvoiceStatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = {};

export const Sent: Story = { args: { status: 'sent', children: 'Sent' } };

export const Overdue: Story = { args: { status: 'overdue', children: 'Overdue' } };

export const Paid: Story = { args: { status: 'paid', children: 'Paid' } };

export const PartlyRefunded: Story = { args: { status: 'partly_refunded', children: 'Partly Refunded' } };

export const Refunded: Story = { args: { status: 'refunded', children: 'Refunded' } };

export const Void: Story = { args: { status: 'void', children: 'Void' } };
