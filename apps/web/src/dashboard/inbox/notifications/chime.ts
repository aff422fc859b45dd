/** Frequencies in Hz, one after the other. */
const NOTES = [880, 1174.7];
const SECONDS_EACH = 0.12;
const VOLUME = 0.08;

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
  for (const [index, frequency] of NOTES.entries()) {
    const start = context.currentTime + index * SECONDS_EACH;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + SECONDS_EACH);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + SECONDS_EACH);
  }
}
