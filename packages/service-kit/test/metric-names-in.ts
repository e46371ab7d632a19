const words = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan']);

/** Returns the metrics that a Prometheus expression reads: names that are not functions, labels, keywords or strings. */
export function metricNamesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/\b[a-z_][\w:]*\b(?!\s*\()/gi)].map(([name]) => name);
  return names.filter((name) => !words.has(name.toLowerCase()));
}

/** Returns the labels by which a Prometheus expression selects or groups. */
export function labelNamesIn(expression: string): string[] {
  const chosen = [...expression.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label);
  const lists = [...expression.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)];
  return [...chosen, ...lists.flatMap(([, list = '']) => list.split(',').map((label) => label.trim()))];
}
