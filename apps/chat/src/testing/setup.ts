import '@testing-library/jest-dom/vitest';
import { options } from 'preact';

// Effects run right after their render: no frame is painted here, and none is left over when a test ends.
options.requestAnimationFrame = queueMicrotask;
