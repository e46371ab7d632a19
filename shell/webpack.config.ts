import { shellConfig } from '@marquee/build-kit/shell-config';
import { CONTRACT_VERSION } from '@marquee/web-kit/contract-version';

export default shellConfig({ name: 'shell', folder: import.meta.dirname, contract: CONTRACT_VERSION });
