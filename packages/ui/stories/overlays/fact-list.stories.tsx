import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { facts } from '../domain/event-facts.ts';
import { FactList } from '../../src/index.ts';

const meta = {
  component: FactList,
  args: { facts },
} satisfies Meta<typeof FactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const None: Story = { args: { facts: [] } };

export const LongDetail: Story = { args: { facts: [{ term: 'Event', detail: longName }] } };
