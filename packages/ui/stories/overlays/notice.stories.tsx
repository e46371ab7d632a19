import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { Button, Notice } from '../../src/index.ts';

const meta = {
  component: Notice,
  args: { children: 'A revision is being prepared. This is the quote as it was sent.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Thank you. This invoice is paid.' } };

export const Danger: Story = { args: { tone: 'danger', children: 'The quote could not be sent.' } };

export const WithAction: Story = {
  args: {
    action: (
      <Button variant="outline" size="small">
        Retry
      </Button>
    ),
  },
};

export const LongText: Story = { args: { children: `${longName} has been cancelled by the client.` } };
