const others = [undefined, null, '', 'other', 0, -1, 1.5, true, [], {}, [{}], { undeclared: 1 }];

/** The value itself, values of other types, and copies of the value in which one field, at any depth, is added, removed or replaced. */
export function variantsOf(value: unknown): unknown[] {
  return [value, ...others, ...changedWithin(value)];
}

function changedWithin(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.slice(0, 1).flatMap((first) => variantsOf(first).map((variant) => [variant]));
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const undeclared = { ...value, undeclared: 'by this release' };
  return [undeclared, ...Object.entries(value).flatMap(([name, each]) => changedAt(value, name, each))];
}

function changedAt(value: object, name: string, each: unknown): unknown[] {
  const without = Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
  return [without, ...variantsOf(each).map((variant) => ({ ...value, [name]: variant }))];
}
