import { chime as sound } from '@parley/tokens/chime';

/** While one tab sounds, the others do not: what came is the same there, in milliseconds. */
const QUIET_AFTER = 2000;

/** The sound of something new, in one of the tabs that share `name`; silence where the browser does not allow it yet. */
export async function chime(name: string): Promise<void> {
  if (!('locks' in navigator)) return play();
  await navigator.locks.request(`${name}:sound`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play();
    await new Promise((resolve) => setTimeout(resolve, QUIET_AFTER));
  });
}

function play() {
  const context = new AudioContext();
  // Where nobody has touched the page yet, it would sound when somebody does.
  if (context.state === 'running') sound(context)?.addEventListener('ended', () => void context.close());
  else void context.close();
}
