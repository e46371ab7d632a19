import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { Fact, Facts } from '../../src/index.ts';

const meta = {
  component: Fact,
  subcomponents: { Facts },
  args: { icon: 'map-pin', children: 'Brooklyn Winery, 213 North 8th Street' },
} satisfies Meta<typeof Fact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const LongText: Story = { args: { children: longName } };

export const SideBySide: Story = {
  render: (args) => (
    <Facts>
      <Fact icon="calendar">Saturday, October 18, 2025</Fact>
      <Fact {...args} />
      <Fact icon="users">150 guests</Fact>
    </Facts>
  ),
};
