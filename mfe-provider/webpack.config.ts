import { remoteConfig } from '@marquee/build-kit/remote-config';

export default remoteConfig({
  name: 'mfe_provider',
  folder: import.meta.dirname,
  exposes: { './routes': './src/routes.tsx' },
});
