import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop } from '../kit/noop.ts';
import { Facts, ServiceTypeBadge } from '../../src/index.ts';

const meta = {
  component: ServiceTypeBadge,
  args: { children: 'DJ Services' },
} satisfies Meta<typeof ServiceTypeBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const KnownService: Story = {};

export const ServiceWithoutIcon: Story = { args: { children: 'Henna Artist' } };

export const Removable: Story = {
  args: { children: 'Lighting', onRemove: noop, removeLabel: 'Remove Lighting' },
};

export const EveryKnownService: Story = {
  render: () => (
    <Facts>
      {services.map((service) => (
        <ServiceTypeBadge key={service}>{service}</ServiceTypeBadge>
      ))}
    </Facts>
  ),
};

const services = [
  'DJ Services',
  'Lighting',
  'Sound Equipment',
  'Photography',
  'Videography',
  'Catering',
  'Event Planning',
  'Decoration',
];
