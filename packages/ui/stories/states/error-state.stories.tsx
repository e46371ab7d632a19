import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop } from '../kit/noop.ts';
import { ErrorState } from '../../src/index.ts';

const meta = {
  component: ErrorState,
  args: { title: 'The quotes could not be loaded', onRetry: noop },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithMessage: Story = { args: { message: 'The connection was lost on the way.' } };

export const WithRequest: Story = {
  args: { message: 'The server did not answer.', requestId: '0198c2f1-7a41-7d0e-9b1c-4f1d2c9e6a35' },
};

export const WholePage: Story = { args: { headingLevel: 1 } };
