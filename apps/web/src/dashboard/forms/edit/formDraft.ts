import { graphql } from 'react-relay/hooks';
import { formSchema } from '@parley/form/formSchema';
import type { FormContent } from '@parley/form/form';
import type { Json } from '@parley/versioning/changesBetween';
import { getDotPath, safeParse } from 'valibot';
import type { FieldWords } from '#versioning/describeChange.ts';

/** The draft of a form; what changes it selects the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment formDraft_form on FormTemplate {
    draft {
      content
      revision
      savedByName
      savedAt
      hasChanges
    }
  }
`;

/** What keeps a form from being saved, a sentence for each path; none: it can be. */
export function checkForm(form: FormContent): Readonly<Record<string, string>> {
  const { issues = [] } = safeParse(formSchema, form);
  return Object.fromEntries(issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
}

/** Of merged parts. Throws for what is no form. */
export function readForm(content: Json): FormContent {
  const { success, output } = safeParse(formSchema, content);
  if (!success) throw new TypeError('Not a form.');
  return output;
}

/** What a form's parts are called in lists of changes, where their key does not say it. */
export const FORM_WORDS: FieldWords = {
  fields: 'Questions',
  isRequired: 'Required',
  options: 'Choices',
  allowsOther: 'In their own words',
  fillFrom: 'Filled in from',
  saveTo: 'Saved to',
  showWhen: 'Shown if',
  intro: 'Introduction',
  submitLabel: 'Button',
  successMessage: 'Thanks',
  redirectUrl: 'Page to go on to',
  notify: 'Who is told',
  most: 'Submissions in all',
  mostPerVisitor: 'From one visitor',
  closesAt: 'Closes at',
  closedMessage: 'When closed',
};
