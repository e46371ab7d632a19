export type EarlyRequests = { requests: string[]; scripts: string[] };

export function earlyRequests(): EarlyRequests;
