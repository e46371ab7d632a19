import type { Federation } from './federation/federation.ts';
import { FederationProvider } from './federation/federation-context.tsx';
import { OverrideNotice } from './federation/override-notice.tsx';
import { Frame } from './frame/frame.tsx';
import { AppRoutes } from './routing/app-routes.tsx';
import { ServerPageContext } from './routing/server-page.ts';
import type { ServerPage } from './routing/server-page.ts';

/** `serverPage` is a remote's page, if the document contains the HTML of that page. */
type AppProps = { federation: Federation; serverPage?: ServerPage | undefined };

export function App({ federation, serverPage }: AppProps) {
  return (
    <FederationProvider federation={federation}>
      <OverrideNotice />
      <Frame>
        <ServerPageContext value={serverPage ?? null}>
          <AppRoutes />
        </ServerPageContext>
      </Frame>
    </FederationProvider>
  );
}
