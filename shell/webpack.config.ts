import { shellConfig } from '@marquee/build-kit/shell-config';

export default shellConfig({ name: 'shell', folder: import.meta.dirname });
