import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from '../../src/index.ts';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Three requests are waiting for an answer' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ScreenReaderOnly: Story = {
  render: (args) => (
    <p>
      Requests <span aria-hidden="true">(3)</span>
      <VisuallyHidden {...args} />
    </p>
  ),
};
