import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OnBoard, TextLink } from '../../src/index.ts';

const meta = {
  component: TextLink,
  args: { href: '#quote', children: 'View quote' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const InASentence: Story = {
  render: (args) => (
    <p>
      Sunset Sound Co. has answered. <TextLink {...args} /> before September 19.
    </p>
  ),
};

export const OnABoard: Story = {
  render: (args) => (
    <OnBoard style={{ padding: 24 }}>
      <TextLink {...args} />
    </OnBoard>
  ),
};
