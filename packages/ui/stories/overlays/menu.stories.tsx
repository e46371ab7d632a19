import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop } from '../kit/noop.ts';
import { longName } from '../domain/names.ts';
import { openMenu } from '../kit/open-menu.ts';
import { Menu } from '../../src/index.ts';

const meta = {
  component: Menu,
  args: {
    label: 'More for Sofia’s Sweet16',
    items: [
      { label: 'Preview as client', icon: 'eye', onSelect: noop },
      { label: 'Copy the link', icon: 'link', onSelect: noop },
      { label: 'Archive', icon: 'archive', tone: 'danger', onSelect: noop },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { play: openMenu };

export const OneItemWithoutIcon: Story = {
  args: { items: [{ label: 'Archive', onSelect: noop }] },
  play: openMenu,
};

export const LongItem: Story = {
  args: { items: [{ label: `Archive ${longName}`, icon: 'archive', onSelect: noop }] },
  play: openMenu,
};

export const DisabledItem: Story = {
  args: {
    items: [
      {
        ...{ label: 'Mark completed', icon: 'check-check', onSelect: noop },
        disabledBecause: '(available from Jun 20, 11:30 PM)',
      },
      { label: 'Cancel event', icon: 'ban', tone: 'danger', onSelect: noop },
    ],
  },
  play: openMenu,
};
