import { createPart, PartPanel } from '@marquee/web-kit/parts';

const requests = createPart(
  () => import(/* webpackChunkName: "requests-panel" */ '../../features/requests/requests-panel.tsx'),
);
const workflow = createPart(
  () => import(/* webpackChunkName: "workflow-panel" */ '../../features/workflow/workflow-panel.tsx'),
);
const profile = createPart(
  () => import(/* webpackChunkName: "profile-panel" */ '../../features/profile/profile-panel.tsx'),
);

/** The panels that the dashboard loads on demand, each a separate chunk. */
export const lazyTabs = {
  requests: {
    part: requests,
    content: (
      <PartPanel
        part={requests}
        loadingLabel="Loading requests"
        failureTitle="The requests could not be loaded"
      >
        {({ RequestsPanel }) => <RequestsPanel />}
      </PartPanel>
    ),
  },
  workflow: {
    part: workflow,
    content: (
      <PartPanel
        part={workflow}
        loadingLabel="Loading the workflow"
        failureTitle="The workflow could not be loaded"
      >
        {({ WorkflowPanel }) => <WorkflowPanel />}
      </PartPanel>
    ),
  },
  profile: {
    part: profile,
    content: (
      <PartPanel
        part={profile}
        loadingLabel="Loading your profile"
        failureTitle="Your profile could not be loaded"
      >
        {({ ProfilePanel }) => <ProfilePanel />}
      </PartPanel>
    ),
  },
};
