import type { FormContent, FormField } from './form.ts';

/** What of a form its visitors may know. */
export type PublicForm = Pick<
  FormContent,
  'name' | 'layout' | 'intro' | 'submitLabel' | 'successMessage' | 'redirectUrl' | 'fields'
>;

/**
 * Without who is told, the limits, and what is kept of a visitor under which name. Hidden questions are filled in by the API; those
 * alone are there on which others depend.
 */
export const publicForm = ({
  name,
  layout,
  intro,
  submitLabel,
  successMessage,
  redirectUrl,
  fields,
}: FormContent): PublicForm => ({
  name,
  layout,
  intro,
  submitLabel,
  successMessage,
  redirectUrl,
  fields: fields
    .filter(({ id, type }) => type !== 'Hidden' || fields.some((field) => dependsOn(field, id)))
    .map((field) => ({ ...field, fillFrom: { source: 'None', name: '' }, saveTo: { target: 'None', name: '' } })),
});

const dependsOn = ({ showWhen }: FormField, id: string) => showWhen.conditions.some(({ fieldId }) => fieldId === id);
