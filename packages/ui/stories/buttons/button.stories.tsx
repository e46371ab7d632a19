import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop } from '../kit/noop.ts';
import { longLabel } from '../domain/names.ts';
import { Button, OnBoard } from '../../src/index.ts';

const meta = {
  component: Button,
  args: { children: 'Approve for Review', onClick: noop },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Spotlight: Story = { args: { variant: 'spotlight', children: 'Accept this Quote' } };

export const Outline: Story = { args: { variant: 'outline', children: 'View' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete Account' } };

export const SolidDanger: Story = { args: { variant: 'danger-solid', children: 'Delete my account' } };

export const Small: Story = { args: { size: 'small' } };

export const Hero: Story = {
  args: { size: 'hero', variant: 'spotlight', children: 'Create Your First Event' },
};

export const WithIcon: Story = { args: { icon: 'send', children: 'Send to Client' } };

export const Wide: Story = { args: { wide: true, children: 'Sign In' } };

export const Ready: Story = { args: { pending: false, pendingText: 'Saving…', children: 'Save Profile' } };

export const Pending: Story = { args: { pending: true, pendingText: 'Saving…', children: 'Save Profile' } };

export const PendingWithoutText: Story = { args: { pending: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = { args: { children: `Accept the quote for ${longLabel}` } };

export const OnABoard: Story = {
  render: (args) => (
    <OnBoard style={{ padding: 24 }}>
      <Button {...args} /> <Button variant="outline">View</Button> <Button variant="quiet">Cancel</Button>
    </OnBoard>
  ),
};
