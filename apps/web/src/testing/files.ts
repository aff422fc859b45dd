import { PDF, png } from '@parley/mock-api/src/testing/files.ts';

export { PDF, png };

/** A picture to choose, drop or paste. */
export const picture = (name: string) => new File([png()], name, { type: 'image/png' });
