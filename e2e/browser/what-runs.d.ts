export function loadedPackages(): string[];
export function wasTamperedWith(): boolean;
