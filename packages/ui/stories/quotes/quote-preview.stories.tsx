import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { depositAndBalance, lines, provider, sixtyLines } from '../domain/quote.ts';
import { QuotePreview } from '../../src/index.ts';

const meta = {
  component: QuotePreview,
  args: {
    label: 'Preview as the client sees it',
    provider: { name: provider.name, facts: 'DJ Services, Lighting' },
    kicker: 'Quote for',
    eventName: 'Amara & Jonah’s Wedding',
    lines,
    total: { label: 'Total', amount: '771.50' },
    moreText: (hidden) => `and ${hidden} more services`,
    showAllLabel: 'Show all',
  },
  decorators: [
    (StoryPart) => (
      <div style={{ maxWidth: 380 }}>
        <StoryPart />
      </div>
    ),
  ],
} satisfies Meta<typeof QuotePreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const WithDiscount: Story = { args: { subtotals: [{ label: 'Discount', amount: '-49.50' }] } };

export const WithPayment: Story = {
  args: { payment: { title: 'Payment', instalments: depositAndBalance } },
};

export const WithNotes: Story = { args: { notes: { title: 'Notes', text: 'Setup two hours before.' } } };

export const Many: Story = { args: { lines: sixtyLines } };

export const NoLinesYet: Story = { args: { lines: [], total: { label: 'Total', amount: '0.00' } } };

export const LongName: Story = { args: { eventName: longName } };
