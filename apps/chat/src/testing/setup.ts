import '@testing-library/jest-dom/vitest';
import { options } from 'preact';
import { afterEach } from 'vitest';
import { ENGLISH, speak } from '#language/t.ts';

// Effects run right after their render: no frame is painted here, and none is left over when a test ends.
options.requestAnimationFrame = queueMicrotask;

afterEach(() => speak(ENGLISH, {}));
