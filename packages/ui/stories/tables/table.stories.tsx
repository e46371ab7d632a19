import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { QuoteRows } from '../kit/quote-rows.tsx';
import { TableEmptyState, RowActions, Table } from '../../src/index.ts';

const meta = {
  component: Table,
  subcomponents: { RowActions, BelowHeads: TableEmptyState },
  args: {
    label: 'Quotes',
    children: <QuoteRows names={['Amara & Jonah’s Wedding', 'Sofia’s Sweet16', 'Okafor Family Reunion']} />,
  },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const Many: Story = {
  args: {
    children: <QuoteRows names={Array.from({ length: 20 }, (_name, index) => `Summer party ${index + 1}`)} />,
  },
};

export const LongName: Story = { args: { children: <QuoteRows names={[longName]} /> } };

export const HeadOnly: Story = { args: { children: <QuoteRows names={[]} /> } };

export const NothingFound: Story = {
  args: { children: <QuoteRows names={[]} /> },
  render: (args) => (
    <>
      <Table {...args} />
      <TableEmptyState>No quote matches these filters.</TableEmptyState>
    </>
  ),
};
