import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { manyErrors } from '../domain/form-errors.ts';
import { ErrorSummary } from '../../src/index.ts';

const meta = {
  component: ErrorSummary,
  args: {
    attempt: 1,
    errors: [
      { name: 'name', message: 'Give your event a name.' },
      { name: 'date', message: 'Choose a date in the future.' },
    ],
  },
  decorators: [
    (StoryPart) => (
      <form>
        <StoryPart />
      </form>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {};

export const OneError: Story = { args: { errors: [{ name: 'name', message: 'Give your event a name.' }] } };

export const ManyErrors: Story = { args: { errors: manyErrors } };

export const NotYetSubmitted: Story = { args: { attempt: 0 } };
