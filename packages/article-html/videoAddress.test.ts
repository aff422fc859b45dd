import { expect, test } from 'vitest';
import { videoAddress, videoSource } from './videoAddress.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'YouTube', 'youtu.be/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'YouTube', 'youtu.be/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'Vimeo', 'vimeo.com/76979871'],
])('says of %s whose it is and where people find it', (address, provider, place) => {
  expect(videoSource(videoAddress(address) ?? '')).toEqual({ provider, place });
});

test.each(['https://example.com/a', 'no address'])('knows no video of %s', (address) => {
  expect(videoAddress(address)).toBeNull();
  expect(videoSource(address)).toBeNull();
});
