import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { handled } from '../kit/handled.ts';
import { longName } from '../domain/names.ts';
import { openMenu } from '../kit/open-menu.ts';
import { Menu } from '../../src/index.ts';

const meta = {
  component: Menu,
  args: {
    label: 'More for Sofia’s Sweet16',
    items: [
      { label: 'Preview as client', icon: 'eye', onSelect: handled },
      { label: 'Copy the link', icon: 'link', onSelect: handled },
      { label: 'Archive', icon: 'archive', tone: 'danger', onSelect: handled },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { play: openMenu };

export const OneChoiceWithoutIcon: Story = {
  args: { items: [{ label: 'Archive', onSelect: handled }] },
  play: openMenu,
};

export const LongChoice: Story = {
  args: { items: [{ label: `Archive ${longName}`, icon: 'archive', onSelect: handled }] },
  play: openMenu,
};

export const DisabledChoice: Story = {
  args: {
    items: [
      {
        ...{ label: 'Mark completed', icon: 'check-check', onSelect: handled },
        disabledBecause: '(available from Jun 20, 11:30 PM)',
      },
      { label: 'Cancel event', icon: 'ban', tone: 'danger', onSelect: handled },
    ],
  },
  play: openMenu,
};
