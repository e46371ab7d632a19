export function loadedPackages(): string[];
export function hasFederationRuntime(): boolean;
export function hasTamperedScript(): boolean;
