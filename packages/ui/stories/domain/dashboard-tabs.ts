import type { Tab } from '../../src/index.ts';

export const dashboardTabs: readonly Tab[] = [
  { value: 'quotes', label: 'Client Quotes', content: 'Seven quotes, two of them drafts.' },
  { value: 'requests', label: 'Requests Received', content: 'Two clients wait for an answer.' },
  { value: 'workflow', label: 'Workflow', content: 'Six events on their way.' },
  { value: 'profile', label: 'My Profile', content: 'What clients read about you.' },
];
