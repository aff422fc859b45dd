import type { FormContent } from '@parley/form/form';
import { formSchema, storedForm } from '@parley/form/formSchema';
import type { Version } from '@parley/db';
import * as v from 'valibot';
import { domainError } from '#errors.ts';

/** The form that `given` is. Throws BAD_INPUT with its path as `field` for the first value that is wrong. */
export function checkedForm(given: unknown): FormContent {
  const { success, output, issues } = v.safeParse(formSchema, given);
  if (success) return output;
  const field = v.getDotPath(issues[0]);
  throw domainError('BAD_INPUT', issues[0].message, { field: field ? `content.${field}` : 'content' });
}

const MOST_KEPT = 500;
const kept = new Map<string, FormContent>();

/** The form of a version, which never changes: it is read once. */
export function versionForm({ id, content }: Pick<Version, 'id' | 'content'>): FormContent {
  const known = kept.get(id);
  if (known) return known;
  const form = storedForm(content);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(id, form);
  return form;
}
