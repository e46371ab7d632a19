import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { EmptyState, LinkButton } from '../../src/index.ts';

const meta = {
  component: EmptyState,
  args: { title: 'No Quotes Yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithTextAndAction: Story = {
  args: {
    title: 'Ready to Plan Your First Event?',
    children: 'Add the date, the venue and the services you need.',
    action: (
      <LinkButton href="#create-event" $variant="spotlight" $size="hero">
        Create Your First Event
      </LinkButton>
    ),
  },
};

export const WholePage: Story = { args: { headingLevel: 1 } };

export const LongTitle: Story = { args: { title: longName } };
