import type { FormContent } from '@parley/form/form';
import { newField, newForm } from '@parley/form/newForm';
import { expect, it } from 'vitest';
import { withChange, withFieldBack, withoutField } from './formEditing.ts';

const field = (id: string) => newField({ id, type: 'YesNo', label: `Question ${id}`, key: id });
const asked = (fieldId: string) => ({ fieldId, op: 'Is', values: ['yes'] }) as const;
const form = ((): FormContent => {
  const depending = { ...field('d'), showWhen: { match: 'All', conditions: [asked('a'), asked('b')] } } as const;
  return { ...newForm({ name: 'Repairs' }), fields: [field('a'), field('b'), field('c'), depending] };
})();
const idsOf = ({ fields }: FormContent) => fields.map(({ id }) => id);

it('puts a question back where it was, with the conditions that looked at it', () => {
  const back = withFieldBack(withoutField(form, 'b'), form, 'b');

  expect(idsOf(back)).toEqual(['a', 'b', 'c', 'd']);
  expect(back.fields[3]?.showWhen.conditions).toEqual([asked('a'), asked('b')]);
});

it('keeps what was changed since, also where the questions before it are gone', () => {
  const since = withChange(withoutField(withoutField(form, 'b'), 'a'), 'c', { label: 'Other words' });
  const back = withFieldBack(since, form, 'b');

  expect(idsOf(back)).toEqual(['b', 'c', 'd']);
  expect(back.fields[1]?.label).toBe('Other words');
  expect(withFieldBack(back, form, 'b')).toEqual(back);
});
