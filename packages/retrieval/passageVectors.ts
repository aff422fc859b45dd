import { sentencesOf } from './sentences.ts';
import { DIMENSIONS } from './vectors.ts';

/** What of a passage is turned into vectors: first all of it, then each sentence with what it is about. */
export function textsToEmbed({ title, heading, text }: { title: string; heading: string; text: string }): string[] {
  const subject = heading || title;
  return [`${title}. ${heading}. ${text}`, ...sentencesOf(text).map((sentence) => `${subject}: ${sentence}`)];
}

/** As they are kept with the passage: one after the other. */
export const packVectors = (vectors: readonly Int8Array[]): Uint8Array<ArrayBuffer> => {
  const packed = new Uint8Array(vectors.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const vector of vectors) {
    packed.set(vector, at);
    at += vector.length;
  }
  return packed;
};

/** What `packVectors` has packed, without copying. */
export const unpackVectors = (packed: Uint8Array, dimensions = DIMENSIONS): Int8Array[] =>
  Array.from(
    { length: Math.floor(packed.byteLength / dimensions) },
    (_, index) => new Int8Array(packed.buffer, packed.byteOffset + index * dimensions, dimensions),
  );
