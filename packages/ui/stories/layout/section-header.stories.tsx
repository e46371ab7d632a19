import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { ActionLink, Button, SectionHeader } from '../../src/index.ts';

const meta = {
  component: SectionHeader,
  args: { title: 'Requests Received (3)' },
} satisfies Meta<typeof SectionHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <Button size="small" icon="plus">
        New Quote
      </Button>
    ),
  },
};

export const LongTitle: Story = {
  args: { title: longName, action: <ActionLink href="#all">All events</ActionLink> },
};
