import type { ComponentType } from 'react';

/** The module that a remote exposes as `./routes`, the only one that the shell imports. */
export type RemoteModule = { RemoteRoutes: ComponentType };
