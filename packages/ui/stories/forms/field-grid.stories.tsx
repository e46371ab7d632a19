import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FieldGrid, TextField } from '../../src/index.ts';

const meta = {
  component: FieldGrid,
  args: {
    children: (
      <>
        <TextField label="First name" defaultValue="Amara" />
        <TextField label="Last name" defaultValue="Okafor" />
        <div data-span="full">
          <TextField label="Email" type="email" defaultValue="amara@okafor.example" />
        </div>
      </>
    ),
  },
} satisfies Meta<typeof FieldGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};

export const ThreeColumns: Story = { args: { $columns: 3 } };
