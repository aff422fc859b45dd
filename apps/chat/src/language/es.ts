import type { Dictionary } from './t.ts';

const dictionary: Dictionary = {};
export default dictionary;
