/** Frequencies in Hz, one after the other. */
const NOTES = [880, 1174.7];
const SECONDS_EACH = 0.12;
const VOLUME = 0.08;

/** Two short soft notes, the product's sound of something new. Answers the last of them, which tells when it has ended. */
export function chime(context: AudioContext): OscillatorNode | undefined {
  const tones = NOTES.map((frequency, index) => {
    const start = context.currentTime + index * SECONDS_EACH;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + SECONDS_EACH);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + SECONDS_EACH);
    return tone;
  });
  return tones.at(-1);
}
