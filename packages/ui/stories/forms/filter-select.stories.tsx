import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { FilterSelect } from '../../src/index.ts';

const meta = {
  component: FilterSelect,
  args: { label: 'Status', options: ['All statuses', 'Draft', 'Sent to Client', 'Client Accepted'] },
} satisfies Meta<typeof FilterSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Chosen: Story = { args: { defaultValue: 'Sent to Client' } };

export const LongChoice: Story = { args: { options: [longName] } };
