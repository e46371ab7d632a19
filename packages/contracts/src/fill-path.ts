/** Returns a path template such as '/quotes/:id' with its parameters replaced by URL-encoded values; a missing value becomes empty. */
export function fillPath(template: string, values: Readonly<Record<string, string | undefined>>): string {
  return template.replaceAll(/:(\w+)/g, (_parameter, name: string) => encodeURIComponent(values[name] ?? ''));
}
