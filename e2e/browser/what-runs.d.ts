export function loadedPackages(): string[];
export function hasRuntime(): boolean;
export function wasTamperedWith(): boolean;
