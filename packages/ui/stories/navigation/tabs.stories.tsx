import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop } from '../kit/noop.ts';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { dashboardTabs } from '../domain/dashboard-tabs.ts';
import { Tabs } from '../../src/index.ts';

const meta = {
  component: Tabs,
  args: {
    label: 'Dashboard',
    value: 'quotes',
    onValueChange: noop,
    tabs: dashboardTabs,
  },
  render: (args) => <ControlledTabs {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Last: Story = { args: { value: 'profile' } };

export const WithCount: Story = {
  args: { tabs: dashboardTabs.map((tab) => (tab.value === 'requests' ? { ...tab, count: '2 new' } : tab)) },
};

export const Two: Story = { args: { tabs: dashboardTabs.slice(0, 2) } };

/** Stores the current tab, as the URL does on a page. */
function ControlledTabs(props: ComponentProps<typeof Tabs>) {
  const [value, setValue] = useState(props.value);

  return <Tabs {...props} value={value} onValueChange={setValue} />;
}
