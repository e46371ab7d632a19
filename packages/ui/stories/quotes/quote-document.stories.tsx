import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { depositAndBalance, lines, notes, provider, sixtyLines, totals } from '../domain/quote.ts';
import { waitingForClient } from '../domain/quote-steps.ts';
import { Stepper, LinkButton, Notice, QuoteDocument } from '../../src/index.ts';

const meta = {
  component: QuoteDocument,
  args: {
    provider,
    kicker: 'Quote for',
    eventName: 'Amara & Jonah’s Wedding',
    columns: { service: 'Service', quantity: 'Quantity', unitPrice: 'Unit price', total: 'Total' },
    lines,
    totals,
  },
} satisfies Meta<typeof QuoteDocument>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LinesAndTotal: Story = {};

export const WithEverything: Story = {
  args: {
    eventDate: 'Saturday, October 18, 2025',
    reference: 'Quote #9f2c41d8',
    meta: [
      { term: 'Prepared for', detail: 'Amara Okafor', note: 'amara@okafor.example' },
      { term: 'Created', detail: 'Aug 18, 2025' },
      { term: 'Valid until', detail: 'Sep 19, 2025' },
    ],
    totals: [{ label: 'Subtotal', amount: '821.00' }, { label: 'Discount', amount: '-49.50' }, ...totals],
    payment: { title: 'Payment', instalments: depositAndBalance },
    notes: { title: 'Notes', text: notes },
    progress: <Stepper label="Progress of the quote" steps={waitingForClient} />,
    foot: <LinkButton href="#portal">Sign In to Client Portal</LinkButton>,
  },
};

export const WithNotice: Story = { args: { notice: <Notice>A revision is being prepared.</Notice> } };

export const BareProvider: Story = { args: { provider: { name: 'Sunset Sound Co.' } } };

export const SixtyLines: Story = { args: { lines: sixtyLines } };

export const LongName: Story = { args: { eventName: longName } };
