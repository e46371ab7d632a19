import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { icons } from '../../src/icons/icons.ts';
import type { IconName } from '../../src/index.ts';
import { Caption, Icon } from '../../src/index.ts';

const meta = {
  component: Icon,
  args: { name: 'calendar-check' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};

export const Named: Story = { args: { label: 'Booked' } };

export const Small: Story = { args: { size: 14 } };

export const EveryIcon: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {names.map((name) => (
        <li key={name} style={{ width: 140 }}>
          <Icon name={name} />
          <Caption>{name}</Caption>
        </li>
      ))}
    </ul>
  ),
};

const names = Object.keys(icons) as IconName[];
