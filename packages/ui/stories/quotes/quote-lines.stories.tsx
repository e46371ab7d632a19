import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { lines, sixtyLines } from '../domain/quote.ts';
import { QuoteLines } from '../../src/index.ts';

const meta = {
  component: QuoteLines,
  args: { lines },
} satisfies Meta<typeof QuoteLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const Many: Story = { args: { lines: sixtyLines } };

export const None: Story = { args: { lines: [] } };
