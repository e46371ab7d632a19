import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionLink, Icon } from '../../src/index.ts';

const meta = {
  component: ActionLink,
  args: { href: '#details', children: 'View details' },
} satisfies Meta<typeof ActionLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="pencil" size={16} />
        Edit event
      </>
    ),
  },
};
