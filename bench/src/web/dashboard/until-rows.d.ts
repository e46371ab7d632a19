export function untilRowsOf(table: string): Promise<void>;
