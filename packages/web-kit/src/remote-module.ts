import type { ComponentType } from 'react';

/** What a remote exposes as `./routes`: the only thing that the shell asks of it. */
export type RemoteModule = { RemoteRoutes: ComponentType };
