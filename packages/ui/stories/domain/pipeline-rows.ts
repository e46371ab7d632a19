import type { Step, PipelineRow } from '../../src/index.ts';
import { pipeline } from './quote-steps.ts';

export const first: PipelineRow = {
  id: 'wedding',
  name: 'Amara & Jonah’s Wedding',
  date: 'Oct 18, 2025',
  steps: pipeline,
};

export const rows: readonly PipelineRow[] = [
  first,
  {
    id: 'sweet16',
    name: 'Sofia’s Sweet16',
    date: 'Nov 22, 2025',
    steps: [
      ...pipeline.slice(0, 3),
      { stage: 'Sent to Client', state: 'waiting', when: 'Waiting', words: 'Waiting for Client' },
      ...pipeline.slice(4).map(({ stage }): Step => ({ stage, state: 'later' })),
    ],
  },
];
