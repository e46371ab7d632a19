import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { AnswerList } from '../../src/index.ts';

const meta = {
  component: AnswerList,
  args: {
    answers: [
      { term: 'First Name', answer: 'Amara', placeholder: 'Please add your first name' },
      { term: 'Phone', answer: '', placeholder: 'Please add your phone number' },
    ],
  },
} satisfies Meta<typeof AnswerList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Answered: Story = {};

export const LongText: Story = {
  args: {
    answers: [
      { term: 'Business Name', answer: longName, placeholder: 'Please add your business name' },
      {
        term: 'Business Description',
        answer: 'Two lines,\none below the other',
        placeholder: 'Please add your business description',
      },
    ],
  },
};
