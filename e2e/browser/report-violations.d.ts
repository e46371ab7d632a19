export function reportViolations(): void;
