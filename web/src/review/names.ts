// Whom a sentence speaks of.

import type { Scene } from '../table/scene.svelte';

/** A person by name; a bot, and whoever has the name of another, by what they play. */
export function called(scene: Pick<Scene, 'seats' | 'name' | 'person'>, seat: number): string {
  const bot = scene.seats.find((one) => one.seat === seat)?.occupant.kind === 'bot';
  const name = scene.person(seat);
  const alike = scene.seats.filter((one) => scene.person(one.seat) === name).length > 1;
  return bot || alike ? scene.name(seat) : name;
}

/** Arguments of messages that speak to the viewer, or of somebody. */
export function whom(scene: Pick<Scene, 'seats' | 'name' | 'person'>, seat: number, own: number | null) {
  return { who: seat === own ? 'you' : 'other', name: called(scene, seat) };
}
