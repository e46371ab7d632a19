import { Main } from '@marquee/ui';
import { mountApp } from '@marquee/web-kit';
import { RemoteRoutes } from './routes.tsx';

const container = document.querySelector('#root');
if (container) {
  mountApp(
    container,
    <Main>
      <RemoteRoutes />
    </Main>,
  );
}
