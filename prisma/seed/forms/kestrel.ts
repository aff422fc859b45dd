import type { FormContent } from '@parley/form/form';
import { newForm } from '@parley/form/newForm';
import { askName, question } from '@parley/form/templates';

export const TABLE: FormContent = newForm({
  name: 'Table request',
  description: 'When somebody asks Pip for a table.',
  successMessage: 'Thank you. We write to you here as soon as your table is set.',
  fields: [
    askName(),
    question('DateTime', 'When would you like to come?', { key: 'when', isRequired: true }),
    question('Radio', 'For how many?', {
      key: 'guests',
      isRequired: true,
      options: { one: 'One', two: 'Two', four: 'Three or four', six: 'Five or six' },
    }),
    question('LongText', 'Anything we should know?', { key: 'wishes', placeholder: 'A high chair, say' }),
  ],
});
