import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { Board, Fact } from '../../src/index.ts';

const meta = {
  component: Board,
  args: { name: 'Amara & Jonah’s Wedding' },
} satisfies Meta<typeof Board>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NameOnly: Story = {};

export const WithKicker: Story = { args: { kicker: 'Quote for' } };

export const TitleSize: Story = { args: { kicker: 'Quote for', size: 'title' } };

export const WithContent: Story = {
  args: { kicker: 'Quote for', children: <Fact icon="calendar">Saturday, October 18, 2025</Fact> },
};

export const LongName: Story = { args: { name: longName } };
