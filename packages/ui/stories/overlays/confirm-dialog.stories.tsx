import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop } from '../kit/noop.ts';
import { longName } from '../domain/names.ts';
import { iframeStory } from '../kit/iframe-story.ts';
import { ConfirmDialog } from '../../src/index.ts';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: noop,
    title: 'Send the quote for Sofia’s Sweet16?',
    confirmLabel: 'Send to Client',
    cancelLabel: 'Cancel',
    onConfirm: noop,
    children: 'Sofia’s family gets an email with a link. You can still revise the quote.',
  },
  parameters: iframeStory,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const AgreesToAPrice: Story = {
  args: {
    tone: 'spotlight',
    withPrice: true,
    title: 'Accept the quote for Amara & Jonah’s Wedding?',
    confirmLabel: 'Accept this Quote',
    children: 'Sunset Sound Co. is booked for $549.50.',
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Delete your account?',
    confirmLabel: 'Delete my account',
    children: 'Your events and quotes are gone for good.',
  },
};

export const Pending: Story = { args: { pending: true, pendingText: 'Sending…' } };

export const LongTitle: Story = { args: { title: `Archive the quote for ${longName}?` } };

export const Closed: Story = { args: { open: false } };
