import { getCurrentUser, logout } from '@marquee/contracts/auth-operations';
import type { Room } from './room.ts';
import { scenesOf } from './scene.ts';
import type { Scenario, Scene } from './scene.ts';

/** The session belongs to the chosen person; signing out chooses nobody. */
export function sessionScenes<World>({ people }: Scenario<World>, room: Room<World>): Scene<World>[] {
  const { read, write } = scenesOf<World>();
  return [
    read(getCurrentUser, ({ user }) => {
      if (user === null) {
        throw new Error('Nobody is let in without a session');
      }
      return user;
    }),
    write(logout, ({ world }) => {
      const nobody = people.find((person) => person.user(world) === null);
      if (nobody) {
        room.play(nobody.id);
      }
      return { world, answer: undefined };
    }),
  ];
}
