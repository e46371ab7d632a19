import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { BackLink, Button, PageHeader, QuoteStatusBadge } from '../../src/index.ts';

const meta = {
  component: PageHeader,
  args: { title: 'My Event Hub' },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithSubtitle: Story = {
  args: { subtitle: 'What you are planning, what you were offered, and what is booked.' },
};

export const WithEverything: Story = {
  args: {
    title: 'Amara & Jonah’s Wedding',
    kicker: 'Quote #9f2c41d8',
    subtitle: 'Saturday, October 18, 2025',
    back: <BackLink href="#provider">Client Quotes</BackLink>,
    aside: (
      <>
        <QuoteStatusBadge status="draft">Draft</QuoteStatusBadge>
        <Button icon="eye">Approve for Review</Button>
      </>
    ),
  },
};

export const LongTitle: Story = {
  args: { title: longName, aside: <Button icon="plus">Create Event</Button> },
};
