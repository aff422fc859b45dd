import { chime as sound } from '@parley/tokens/chime';

let context: AudioContext | null = null;

/**
 * Browsers make no sound before somebody has touched the page: from the first touch on, they may, also when that was
 * before this code had come. Answers how to stop waiting.
 */
export function prepareChime(): () => void {
  const prepare = () => {
    context ??= 'AudioContext' in window ? new AudioContext() : null;
    stop();
  };
  const stop = () => {
    window.removeEventListener('pointerdown', prepare);
    window.removeEventListener('keydown', prepare);
  };
  window.addEventListener('pointerdown', prepare);
  window.addEventListener('keydown', prepare);
  if (navigator.userActivation?.hasBeenActive) prepare();
  return stop;
}

/** Two short soft notes; silence where the browser does not allow them yet. */
export function chime() {
  if (!context) return;
  if (context.state === 'suspended') void context.resume();
  sound(context);
}
