import type { FieldType, FormContent, FormField } from '@parley/form/form';
import { hasOptions } from '@parley/form/fieldTraits';
import { FIRST_LABELS, freeKey, newField } from '@parley/form/newForm';

const newFieldId = () => `f${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;

/** The form with one more question behind that of `afterId`, or at its end; and the new question's id. */
export function withField(
  form: FormContent,
  type: FieldType,
  afterId: string | null,
): { form: FormContent; id: string } {
  const label = FIRST_LABELS[type];
  const field = newField({ id: newFieldId(), type, label, key: freeKey(label, keysOf(form)) });
  return { form: inserted(form, field, afterId), id: field.id };
}

/** The form with a second question like that of `id`, behind it. */
export function withCopy(form: FormContent, id: string): { form: FormContent; id: string } {
  const field = form.fields.find((one) => one.id === id);
  if (!field) return { form, id };
  const copy = { ...field, id: newFieldId(), key: freeKey(field.label, keysOf(form)) };
  return { form: inserted(form, copy, id), id: copy.id };
}

const keysOf = ({ fields }: FormContent) => fields.map(({ key }) => key);

function inserted(form: FormContent, field: FormField, afterId: string | null): FormContent {
  const at = form.fields.findIndex(({ id }) => id === afterId);
  return { ...form, fields: form.fields.toSpliced(at === -1 ? form.fields.length : at + 1, 0, field) };
}

/** The form without a question, and without the conditions that looked at it. */
export const withoutField = (form: FormContent, id: string): FormContent => ({
  ...form,
  fields: form.fields
    .filter((field) => field.id !== id)
    .map((field) => ({
      ...field,
      showWhen: {
        ...field.showWhen,
        conditions: field.showWhen.conditions.filter((condition) => condition.fieldId !== id),
      },
    })),
});

/** The form with a question again that `before` had: behind the same one, and with the conditions that looked at it. */
export function withFieldBack(form: FormContent, before: FormContent, id: string): FormContent {
  const at = before.fields.findIndex((field) => field.id === id);
  const field = before.fields[at];
  if (!field || form.fields.some((one) => one.id === id)) return form;
  const isThere = (one: FormField) => form.fields.some((other) => other.id === one.id);
  const place = form.fields.findIndex((one) => one.id === before.fields.slice(0, at).findLast(isThere)?.id) + 1;
  const fields = form.fields.map((one): FormField => {
    const former = before.fields.find((other) => other.id === one.id);
    const lost = former?.showWhen.conditions.filter(({ fieldId }) => fieldId === id) ?? [];
    return { ...one, showWhen: { ...one.showWhen, conditions: [...one.showWhen.conditions, ...lost] } };
  });
  return { ...form, fields: fields.toSpliced(place, 0, field) };
}

/** The form with some of one question changed; its key follows its label as long as it was made of it. */
export const withChange = (form: FormContent, id: string, change: Partial<FormField>): FormContent => ({
  ...form,
  fields: form.fields.map((field) => {
    if (field.id !== id) return field;
    const next = { ...field, ...change };
    const others = form.fields.filter((one) => one.id !== id).map(({ key }) => key);
    const isKeyMade = field.key === freeKey(field.label, others);
    return change.label !== undefined && isKeyMade ? { ...next, key: freeKey(next.label, others) } : next;
  }),
});

/** The change that makes a question one of another kind: it gets choices where it needs some. */
export const ofKind = (field: FormField, type: FieldType): Partial<FormField> => ({
  type,
  ...(hasOptions(type) &&
    field.options.length === 0 && { options: newField({ id: field.id, label: field.label, type }).options }),
});
