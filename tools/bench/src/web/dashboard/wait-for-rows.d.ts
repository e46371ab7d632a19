export function waitForRows(table: string): Promise<void>;
