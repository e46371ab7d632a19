import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { Button, EventList, EventRow, EventStatusBadge, Fact } from '../../src/index.ts';

const meta = {
  component: EventList,
  subcomponents: { EventRow },
  args: { 'aria-label': 'Your events' },
  render: (args) => (
    <EventList {...args}>
      <EventRow
        name="Amara & Jonah’s Wedding"
        date="2025-10-18"
        fallback="Date TBD"
        badge={<EventStatusBadge status="booked">Booked</EventStatusBadge>}
        facts={<Fact icon="map-pin">Brooklyn Winery</Fact>}
        actions={<Button variant="outline">View Details</Button>}
      />
      <EventRow
        name="Rooftop Welcome Drinks"
        fallback="Date TBD"
        actions={<Button>Send to Provider</Button>}
      />
    </EventList>
  ),
} satisfies Meta<typeof EventList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const LongName: Story = {
  render: (args) => (
    <EventList {...args}>
      <EventRow
        name={longName}
        date="2025-09-27"
        fallback="Date TBD"
        facts={<Fact icon="map-pin">{longName}</Fact>}
        actions={<Button variant="outline">View Details</Button>}
      />
    </EventList>
  ),
};

export const Many: Story = {
  render: (args) => (
    <EventList {...args}>
      {Array.from({ length: 12 }, (_event, index) => (
        <EventRow
          key={index}
          name={`Garden party ${index + 1}`}
          date={`2026-${String(index + 1).padStart(2, '0')}-14`}
          fallback="Date TBD"
        />
      ))}
    </EventList>
  ),
};
