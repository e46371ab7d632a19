import { remoteConfig } from '@marquee/build-kit/remote-config';

export default remoteConfig({
  name: 'mfe_public',
  folder: import.meta.dirname,
  exposes: { './routes': './src/routes.tsx' },
});
