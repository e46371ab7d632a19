import type { Actor, Service } from '@marquee/contracts/operation';

import type { Equipment, Person, ScenarioContext } from './context.ts';
import type { Principal, Side } from './principals.ts';

/** Ids and unique words. `knownTo`: the owners who may read the words in the answer; nobody else may. */
export type Secret = { words: readonly string[]; knownTo: readonly Side[] };

/** A record, and which of its words each owner may read. */
export type RecordState = { id: string; secrets: readonly Secret[] };

/** The input of the call. `secrets`: all words that the answer may reveal to an owner. */
export type ScenarioRequest = {
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  secrets?: readonly Secret[];
};

/** Creates the state. Resolves to a function that returns the request of each caller. */
export type Arrange = (
  context: ScenarioContext,
) => Promise<(caller: Person) => ScenarioRequest | Promise<ScenarioRequest>>;

/**
 * `usesUpCaller`: a successful call changes the caller's session or account, so each permitted call uses a new person. `body`: the body, if
 * it is the same for every record and caller.
 */
export type Fixture = { arrange: Arrange; usesUpCaller?: true; body?: unknown };

/**
 * The statuses that the specification demands. `owner`: of the owner of the record, `stranger`: of another account of the same role. `but`:
 * other callers whose status does not follow from the actor.
 */
export type Expected = {
  owner: number;
  stranger: number;
  but?: Readonly<Partial<Record<Principal, number>>>;
};

/** One operation in one state. `needs`: the equipment without which the state cannot be reached. */
export type StateScenario = Fixture & { expected: Expected; needs?: keyof Equipment };

/**
 * A second call with the first call's Idempotency-Key, which must be rejected: `change` replaces fields of the body. `exempt`: why the
 * operation need not honor a key.
 */
export type Repeated = { change: Readonly<Record<string, unknown>> } | { exempt: string };

/** What the harnesses know about one operation. Written by hand from the specification, never derived from the operation. */
export type OperationScenario = {
  actor: Actor;
  /** By the state of the record or the caller; `-` if no state matters. Harnesses that use one state use the first that fits. */
  states: Readonly<Record<string, StateScenario>>;
  /** Of a POST operation with a body. Without one, the second call names another record. */
  repeated?: Repeated;
  /**
   * The fields of the body or the query, if the operation has no path parameter. `!` marks a required field; a field without `=kind` is a
   * text.
   */
  input?: string;
};

export type ServiceScenarios = {
  service: Service;
  /** By the operation's name. */
  operations: Readonly<Record<string, OperationScenario>>;
  /** Fields that only answers to providers and operators contain. */
  providersFields: readonly string[];
};
