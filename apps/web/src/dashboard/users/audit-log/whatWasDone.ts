import { type AuditAction } from '#generated/WhoDidWhat_entry';

type Told = { readonly target: string; readonly detail: string };
type Act = {
  readonly action: AuditAction;
  readonly targetName: string | null | undefined;
  readonly detail: string | null | undefined;
};

const SENTENCES: Readonly<Record<AuditAction, (told: Told) => string>> = {
  CompanyFounded: ({ target }) => `founded ${target}`,
  OnboardingFinished: ({ detail }) => `finished setting the company up on the ${detail}`,
  CompanyChanged: () => 'changed the company profile',
  RetentionChanged: () => 'changed how long conversations are kept',
  DataExported: () => 'exported all data of the company',
  RetentionEnforced: () => 'deleted what was not to be kept any longer',
  AuditLogExported: ({ detail }) => `exported the audit log: ${detail}`,
  SignedIn: ({ detail }) => `signed in${detail && ` ${detail}`}`,
  SignInFailed: ({ target }) => `failed to sign in as ${target}`,
  SignedOutEverywhere: () => 'signed out on all devices',
  SessionEnded: ({ detail }) => `ended sessions of their own: ${detail}`,
  PasswordChanged: () => 'changed their password',
  PasswordReset: () => 'set a new password by mail',
  TwoFactorEnabled: () => 'turned two-factor authentication on',
  TwoFactorDisabled: () => 'turned two-factor authentication off',
  TwoFactorReset: ({ target }) => `reset the two-factor authentication of ${target}`,
  GoogleLinked: ({ detail }) => `linked a Google account${detail && `: ${detail}`}`,
  BackupCodesRenewed: () => 'made new backup codes',
  BackupCodeUsed: () => 'signed in with a backup code',
  UserInvited: ({ target, detail }) => `invited ${target}${detail && ` as ${detail}`}`,
  InvitationResent: ({ target }) => `sent the invitation of ${target} again`,
  InvitationLinkCopied: ({ target }) => `copied the invitation link of ${target}`,
  InvitationRevoked: ({ target }) => `took the invitation of ${target} back`,
  InvitationAccepted: () => 'accepted their invitation',
  ProfileChanged: () => 'changed their profile',
  UserRoleChanged: ({ target, detail }) => `changed the role of ${target}${detail && ` to ${detail}`}`,
  UserRemoved: ({ target, detail }) => `removed ${target}${detail && `: ${detail}`}`,
  PermissionChanged: ({ target }) => `changed what ${target} may do`,
  PlanChanged: ({ detail }) => `changed the plan to ${detail}`,
  DowngradeScheduled: ({ detail }) => `chose ${detail} for when the month ends`,
  DowngradeUndone: ({ detail }) => `gave up the change to ${detail}`,
  SubscriptionCanceled: ({ detail }) => `cancelled the ${detail} plan`,
  SubscriptionReactivated: ({ detail }) => `reactivated the account on ${detail}`,
  PromotionApplied: ({ detail }) => `applied the promotion code ${detail}`,
  PromotionRemoved: ({ detail }) => `removed the promotion code ${detail}`,
  DefaultCardChanged: ({ detail }) => `chose ${detail} to pay with`,
  CardRemoved: () => 'removed a card',
  InvoicePaid: ({ detail }) => `paid invoice ${detail}`,
  BillingDetailsChanged: () => 'changed the billing details',
  LimitPolicyChanged: () => 'changed what happens at a limit',
  LabelCreated: ({ target }) => `created the label ${target}`,
  LabelChanged: ({ target }) => `changed the label ${target}`,
  LabelDeleted: ({ target }) => `deleted the label ${target}`,
  TeamCreated: ({ target }) => `created the team ${target}`,
  TeamChanged: ({ target }) => `changed the team ${target}`,
  TeamDeleted: ({ target }) => `deleted the team ${target}`,
  CannedReplyCreated: ({ target }) => `created the canned reply ${target}`,
  CannedReplyChanged: ({ target }) => `changed the canned reply ${target}`,
  CannedReplyDeleted: ({ target }) => `deleted the canned reply ${target}`,
  MacroCreated: ({ target }) => `created the macro ${target}`,
  MacroChanged: ({ target }) => `changed the macro ${target}`,
  MacroDeleted: ({ target }) => `deleted the macro ${target}`,
  ViewShared: ({ target }) => `shared the view ${target}`,
  SharedViewChanged: ({ target }) => `changed the shared view ${target}`,
  ViewUnshared: ({ target }) => `stopped sharing the view ${target}`,
  VisitorBlocked: ({ target }) => `blocked ${target}`,
  VisitorUnblocked: ({ target }) => `unblocked ${target}`,
  VisitorChanged: ({ target, detail }) => `changed what is known of ${target}: ${detail}`,
  VisitorsMerged: ({ target, detail }) => `merged ${detail} into ${target}`,
  TranscriptSent: ({ target, detail }) => `mailed conversation ${target} to ${detail}`,
  AssistantCreated: ({ target }) => `created the assistant ${target}`,
  AssistantChanged: ({ target }) => `changed the assistant ${target}`,
  AssistantDeleted: ({ target }) => `deleted the assistant ${target}`,
};

/** What somebody did, as it goes on after their name. */
export const whatWasDone = ({ action, targetName, detail }: Act): string =>
  SENTENCES[action]({ target: targetName ?? '', detail: detail ?? '' });
