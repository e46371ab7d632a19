import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, FilterSelect, SearchField, Toolbar } from '../../src/index.ts';

const meta = {
  component: Toolbar,
  args: {
    children: (
      <>
        <FilterSelect label="Status" options={['All statuses', 'Draft', 'Sent to Client']} />
        <SearchField label="Search quotes" />
        <Button data-push icon="plus">
          New Quote
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FilterSearchAndAction: Story = {};

export const SearchOnly: Story = { args: { children: <SearchField label="Search quotes" /> } };
