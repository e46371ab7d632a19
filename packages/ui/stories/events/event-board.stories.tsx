import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { EventBoard, EventStatusBadge, Fact, LinkButton } from '../../src/index.ts';

const meta = {
  component: EventBoard,
  args: {
    name: 'Amara & Jonah’s Wedding',
    date: '2025-10-18',
    fallback: 'Date TBD',
  },
} satisfies Meta<typeof EventBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NameAndDate: Story = {};

export const WithEverything: Story = {
  args: {
    badge: <EventStatusBadge status="booked">Booked</EventStatusBadge>,
    note: 'in 58 days',
    facts: (
      <>
        <Fact icon="map-pin">Brooklyn Winery</Fact>
        <Fact icon="users">150 guests</Fact>
      </>
    ),
    foot: 'Sent to Sunset Sound Co. for $549.50',
    actions: <LinkButton href="#event">View Details</LinkButton>,
  },
};

export const NoDateYet: Story = { args: { date: null } };

export const LongName: Story = {
  args: {
    name: longName,
    badge: <EventStatusBadge status="proposal">Proposal Sent</EventStatusBadge>,
    actions: <LinkButton href="#event">View Details</LinkButton>,
  },
};
