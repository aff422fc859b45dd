import { adminFinds, row, type Row } from './row.ts';

/** The onboarding; the companies of the matrix have theirs behind them. */
export const ONBOARDING_ROWS: Readonly<Record<string, Row>> = {
  'Query.onboarding': row('401 403 403 ok 403 401 401 ok', { select: '{ step website client { name } }' }),
  'Mutation.saveOnboardingDetails': row('401 403 403 TOO_LATE 403 401 401 TOO_LATE', {
    args: () => ({ input: { name: 'Quill & Co', website: 'quill.example', timezone: 'Europe/Zurich' } }),
    select: '{ step }',
  }),
  'Mutation.saveOnboardingChat': row('401 403 403 TOO_LATE 403 401 401 TOO_LATE', {
    args: () => ({ input: { assistantTitle: 'Quilly', assistantColour: '#00625A', greeting: 'Hello!' } }),
    select: '{ step }',
    optionalIds: { 'input.assistantAvatarImageId': ({ image }) => image },
    ...adminFinds('TOO_LATE'),
  }),
  'Mutation.chooseOnboardingPlan': row('401 403 403 TOO_LATE 403 401 401 TOO_LATE', {
    args: () => ({ subscriptionType: 'Pro' }),
    select: '{ step }',
  }),
  'Mutation.payOnboardingLater': row('401 403 403 TOO_LATE 403 401 401 TOO_LATE', { select: '{ step }' }),
  'Mutation.sendInstallInstructions': row('401 403 403 TOO_LATE 403 401 401 TOO_LATE', {
    args: () => ({ email: 'dev@quill.example' }),
  }),
  'Mutation.finishOnboarding': row('401 403 403 ok 403 401 401 ok', { select: '{ id }' }),
};
