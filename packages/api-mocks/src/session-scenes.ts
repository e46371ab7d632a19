import { getCurrentUser, logout } from '@marquee/contracts/auth-operations';
import type { MockStore } from './mock-store.ts';
import { scenesOf } from './scene.ts';
import type { Scenario, Scene } from './scene.ts';

/** The scenes of the session, which belongs to the chosen person. Signing out chooses the person without a session, if there is one. */
export function sessionScenes<State>({ people }: Scenario<State>, store: MockStore<State>): Scene<State>[] {
  const { read, write } = scenesOf<State>();
  return [
    read(getCurrentUser, ({ user }) => {
      if (user === null) {
        throw new Error('This operation requires a session');
      }
      return user;
    }),
    write(logout, ({ state }) => {
      const nobody = people.find((person) => person.user(state) === null);
      if (nobody) {
        store.selectPerson(nobody.id);
      }
      return { state, answer: undefined };
    }),
  ];
}
