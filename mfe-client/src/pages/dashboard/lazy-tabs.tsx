import type { ClientQuote } from '@marquee/contracts/quotes';
import { createPart, PartPanel } from '@marquee/web-kit/parts';

const quotes = createPart(() => import(/* webpackChunkName: "quotes-tab" */ './quotes-tab.tsx'));
const profile = createPart(
  () => import(/* webpackChunkName: "profile-panel" */ '../../features/profile/profile-panel.tsx'),
);
const settings = createPart(() => import(/* webpackChunkName: "settings-tab" */ './settings-tab.tsx'));
const invoices = createPart(
  () => import(/* webpackChunkName: "invoices-panel" */ '../../features/invoices/invoices-panel.tsx'),
);

/** The panels that the dashboard loads on demand, each a separate chunk. */
export const lazyTabs = {
  quotes: (onAccepted: (quote: ClientQuote) => void) => ({
    part: quotes,
    content: (
      <PartPanel
        part={quotes}
        loadingLabel="Loading your quotes"
        failureTitle="The quotes could not be loaded"
      >
        {({ QuotesTab }) => <QuotesTab onAccepted={onAccepted} />}
      </PartPanel>
    ),
  }),
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
  settings: {
    part: settings,
    content: (
      <PartPanel
        part={settings}
        loadingLabel="Loading your settings"
        failureTitle="Your settings could not be loaded"
      >
        {({ SettingsTab }) => <SettingsTab />}
      </PartPanel>
    ),
  },
  invoices: {
    part: invoices,
    content: (
      <PartPanel
        part={invoices}
        loadingLabel="Loading your invoices"
        failureTitle="The invoices could not be loaded"
      >
        {({ InvoicesPanel }) => <InvoicesPanel />}
      </PartPanel>
    ),
  },
};
