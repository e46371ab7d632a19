type Parameter = { in: string; name: string };
type Described = { parameters?: readonly Parameter[]; responses: Readonly<Record<string, unknown>> };
type Document = { paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };

/**
 * The API description from which requests are generated. It does not contain the answer `default`, so an undocumented error is a fault. It
 * does not contain the cursor `after`, because a valid cursor is the id of a row and cannot be generated.
 */
export function prepareDescription<ApiDocument extends Document>(document: ApiDocument): ApiDocument {
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    prepareOperations(operations),
  ]);
  return { ...document, paths: Object.fromEntries(paths) as ApiDocument['paths'] };
}

function prepareOperations(operations: Readonly<Record<string, Described>>): Record<string, Described> {
  return Object.fromEntries(
    Object.entries(operations).map(([method, one]) => [method, prepareOperation(one)]),
  );
}

function prepareOperation({ parameters, responses, ...operation }: Described): Described {
  const named = Object.fromEntries(Object.entries(responses).filter(([status]) => status !== 'default'));
  const parametersToGenerate = parameters?.filter(
    ({ in: place, name }) => !(place === 'query' && name === 'after'),
  );
  return {
    ...operation,
    ...(parametersToGenerate && { parameters: parametersToGenerate }),
    responses: named,
  };
}
