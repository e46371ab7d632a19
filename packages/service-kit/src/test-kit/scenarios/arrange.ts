import type { Person, ScenarioContext } from './context.ts';
import type {
  Arrange,
  Expected,
  Fixture,
  RecordState,
  ScenarioRequest,
  Secret,
  StateScenario,
} from './scenario.ts';

type CreateRecord = (context: ScenarioContext) => Promise<Pick<RecordState, 'secrets'>>;
type More = Pick<StateScenario, 'needs'> & Pick<Expected, 'but'>;

/** `expected`: one status for the owner and for strangers, if they get the same. */
export function state(
  expected: number | Expected,
  fixture: Fixture,
  { but, ...more }: More = {},
): StateScenario {
  const statuses = typeof expected === 'number' ? { owner: expected, stranger: expected } : expected;
  return { ...fixture, expected: but === undefined ? statuses : { ...statuses, but }, ...more };
}

/** The record's owner gets this status; another account of the same role does not find the record. */
export function ownerOnly(owner: number): Expected {
  return { owner, stranger: 404 };
}

/** Every caller sends the same request. */
export function fixedRequest(request: ScenarioRequest = {}): Fixture {
  return { arrange: async () => () => request };
}

/** Every caller sends the request that `create` resolves to. */
export function fixture(create: (context: ScenarioContext) => Promise<ScenarioRequest>): Fixture {
  return {
    async arrange(context) {
      const request = await create(context);
      return () => request;
    },
  };
}

/** Each caller sends a request of their own. */
export function requestOf(request: (caller: Person) => ScenarioRequest): Fixture {
  return { arrange: async () => request };
}

/** Like `requestOf`, but a successful call uses up the caller's session or account. */
export function usingUpCaller(arrange: Arrange): Fixture {
  return { arrange, usesUpCaller: true };
}

/** The request names the created record by its id. */
export function onRecord(
  createRecord: (context: ScenarioContext) => Promise<RecordState>,
  body?: unknown,
): Fixture {
  const { arrange } = fixture(async (context) => {
    const { id, secrets } = await createRecord(context);
    return { params: { id }, body, secrets };
  });
  return { arrange, body };
}

/** The request concerns no record, while all these records exist. */
export function amongRecords(...creators: readonly CreateRecord[]): Fixture {
  return fixture(async (context) => {
    const secrets: Secret[] = [];
    for (const createRecord of creators) {
      secrets.push(...(await createRecord(context)).secrets);
    }
    return { secrets };
  });
}
