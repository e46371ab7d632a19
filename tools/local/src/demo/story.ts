import type { EventTexts } from '@marquee/contracts/event-texts';

import type { DemoClient, DemoProvider } from './people.ts';

export type StoryLine = { service: string; about?: string; price: string; quantity?: number };

/** How many days before today each step happened; an omitted step has not happened. */
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

/** An event of the demo, from the client's first draft to its state today. */
export type Story = Partial<EventTexts> & {
  client: DemoClient;
  provider: DemoProvider;
  name: string;
  category: string;
  /** Days from today; negative for a past event. */
  eventInDays: number;
  from: string;
  until: string;
  hours: number;
  venue: string;
  guests: number;
  services: string[];
  days: StoryDays;
  lines?: StoryLine[];
  notes?: string;
  cancelReason?: string;
};
