import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormSection, TextField } from '../../src/index.ts';

const meta = {
  component: FormSection,
  args: {
    title: 'When and where',
    children: <TextField label="Event date" type="date" defaultValue="2025-10-18" />,
  },
} satisfies Meta<typeof FormSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithHint: Story = { args: { hint: 'A date far off can still be moved.' } };
