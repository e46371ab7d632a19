import type { DemoClient, DemoProvider } from './people.ts';

export type StoryLine = { service: string; about?: string; price: string; quantity?: number };

/** How many days before today each thing happened; what is left out has not happened. */
export type StoryDays = {
  created: number;
  sent?: number;
  quoted?: number;
  approved?: number;
  quoteSent?: number;
  accepted?: number;
  paid?: number;
  completed?: number;
  cancelled?: number;
};

/** An event as the demo tells it, from the client's first draft to whatever state it has reached today. */
export type Story = {
  client: DemoClient;
  provider: DemoProvider;
  name: string;
  category: string;
  /** Days from today; negative for what is over. */
  eventInDays: number;
  from: string;
  until: string;
  hours: number;
  venue: string;
  guests: number;
  services: string[];
  comments?: string;
  days: StoryDays;
  lines?: StoryLine[];
  notes?: string;
  cancelReason?: string;
};
