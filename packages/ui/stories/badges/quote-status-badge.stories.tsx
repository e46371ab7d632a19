import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QuoteStatusBadge } from '../../src/index.ts';

const meta = {
  component: QuoteStatusBadge,
  args: { status: 'draft', children: 'Draft' },
} satisfies Meta<typeof QuoteStatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = {};

export const ReadyForReview: Story = {
  args: { status: 'approved_for_review', children: 'Ready for Review' },
};

export const SentToClient: Story = { args: { status: 'sent_to_client', children: 'Sent to Client' } };

export const ClientAccepted: Story = { args: { status: 'client_accepted', children: 'Client Accepted' } };

export const Archived: Story = { args: { status: 'archived', children: 'Archived' } };
