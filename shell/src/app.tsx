import type { Federation } from './federation/federation.ts';
import { FederationProvider } from './federation/federation-context.tsx';
import { OverrideNotice } from './federation/override-notice.tsx';
import { Frame } from './frame/frame.tsx';
import { AppRoutes } from './routing/app-routes.tsx';

type AppProps = { federation: Federation };

export function App({ federation }: AppProps) {
  return (
    <FederationProvider federation={federation}>
      <OverrideNotice />
      <Frame>
        <AppRoutes />
      </Frame>
    </FederationProvider>
  );
}
