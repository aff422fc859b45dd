import { FIELD_TYPES } from '@parley/form/form';
import { isObject } from '@parley/versioning/changesBetween';
import { inSentenceCase, type ValueWords } from '#versioning/describeChange.ts';
import { FIELD_KINDS } from './fieldKinds.ts';

/** Where one of a few fixed values stands. */
const CHOSEN: ReadonlySet<string | undefined> = new Set(['layout', 'source', 'target', 'match', 'op']);

/** What a form's values are called in lists of changes: a question is of its kind, for the place says what it asks. */
export const formValue: ValueWords = (value, path) => {
  const key = path.at(-1);
  if (typeof value === 'string') return CHOSEN.has(key) ? inSentenceCase(value) : undefined;
  if (path.length === 2 && path[0] === 'fields' && isObject(value)) {
    const type = FIELD_TYPES.find((one) => one === value.type);
    return type ? FIELD_KINDS[type].label : null;
  }
  // A condition consists of ids: the place says that there is one.
  return path.at(-2) === 'conditions' ? null : undefined;
};
