import { createWaitingRoom } from '@marquee/service-kit/process/waiting-room';
import type { RoomSize, WaitingRoom } from '@marquee/service-kit/process/waiting-room';

const busy = { code: 'sign_in_busy', message: 'We are very busy. Please try again in a moment.' };

export function createSignInRoom(size: RoomSize): WaitingRoom {
  return createWaitingRoom({ ...size, busy });
}
