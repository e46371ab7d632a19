import { DomainError } from '../domain-error.ts';

/** `to`: the possible statuses after the action. `if`: the condition under which the action is permitted. */
type Target<Status> = Status | { to: Status | readonly Status[]; if?: string };

/** Who may do an action, and for each status that permits it, the status after it. */
export type Transition<Status extends string, Actor extends string> = {
  by: Actor | readonly Actor[];
  from: Readonly<Partial<Record<Status, Target<Status>>>>;
};

/** `code` and `message` of the 409 answer. */
export type StatusRefusal = { code: string; message: string };

/** The statuses of one kind of aggregate and all actions that they permit. Guards, error texts and docs/states.md read it. */
export type StateMachine<Status extends string, Action extends string, Actor extends string> = {
  /** The aggregate's name, as in its error codes. */
  name: string;
  statuses: readonly Status[];
  transitions: Readonly<Record<Action, Transition<Status, Actor>>>;
  /** The refusal of an action in a status that does not permit it. */
  refusal(status: Status, action: Action): StatusRefusal;
};

/** Throws a conflict unless the status permits the action. `holds`: whether the condition of a conditional transition is met. */
export function requireTransition<Status extends string, Action extends string, Actor extends string>(
  machine: StateMachine<Status, Action, Actor>,
  { status, action, holds = true }: { status: Status; action: Action; holds?: boolean },
): void {
  const target = machine.transitions[action].from[status];
  const isPermitted = target !== undefined && (holds || conditionOf(target) === null);
  if (!isPermitted) {
    const { code, message } = machine.refusal(status, action);
    throw new DomainError('conflict', code, message);
  }
}

/** The statuses that an action can lead to from a status; empty if the status does not permit the action. */
export function targetsOf({ from }: Transition<string, string>, status: string): readonly string[] {
  const target = from[status];
  if (target === undefined) {
    return [];
  }
  const { to } = typeof target === 'string' ? { to: target } : target;
  return typeof to === 'string' ? [to] : to;
}

/** The condition under which a status permits the action; null if there is none. */
export function conditionOf(target: Target<string> | undefined): string | null {
  return target === undefined || typeof target === 'string' ? null : (target.if ?? null);
}
