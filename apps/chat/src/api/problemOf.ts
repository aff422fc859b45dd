import { mark } from '#language/t.ts';
import { ApiError } from './ApiError.ts';

const FAILED = mark('This did not work. Try again.');

/** Why something failed, as a sentence for `t`: what the API says, else `otherwise`. */
export const problemOf = (error: unknown, otherwise: string = FAILED): string =>
  error instanceof ApiError ? error.message : otherwise;
