/**
 * @generated SignedSource<<9b9569baf6d0c850c3c8f3b3e130f28e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AuditAction = "AnalyticsExported" | "ApiKeyChanged" | "ApiKeyCreated" | "ApiKeyRevoked" | "ApiKeyRotated" | "ArticleArchived" | "ArticleCategoryChanged" | "ArticleCategoryCreated" | "ArticleCategoryDeleted" | "ArticleChanged" | "ArticleDeleted" | "ArticleExcluded" | "ArticleIncluded" | "ArticleMoved" | "ArticlePublished" | "ArticleScheduled" | "ArticleUnarchived" | "ArticleUnpublished" | "ArticleUnscheduled" | "ArticlesImported" | "AssistantArchived" | "AssistantChanged" | "AssistantCreated" | "AssistantDisabled" | "AssistantDomainsChanged" | "AssistantEnabled" | "AssistantIdentityChanged" | "AssistantPublished" | "AssistantSecretRenewed" | "AssistantUnarchived" | "AuditLogExported" | "AutomatedFaqChanged" | "AutomatedFaqCreated" | "AutomatedFaqDeleted" | "AutomatedFaqRestored" | "AutomatedFaqTurnedOff" | "AutomatedFaqTurnedOn" | "AutomatedFaqsImported" | "BackupCodeUsed" | "BackupCodesRenewed" | "BillingDetailsChanged" | "CannedReplyChanged" | "CannedReplyCreated" | "CannedReplyDeleted" | "CardRemoved" | "CompanyChanged" | "CompanyFounded" | "CrawlSourceChanged" | "CrawlSourceCreated" | "CrawlSourceDeleted" | "DataExported" | "DefaultCardChanged" | "DowngradeScheduled" | "DowngradeUndone" | "FormArchived" | "FormCreated" | "FormDeleted" | "FormPublished" | "FormSecretRenewed" | "FormSubmissionsDeleted" | "FormSubmissionsExported" | "FormUnarchived" | "GoogleLinked" | "GuidedFlowArchived" | "GuidedFlowCreated" | "GuidedFlowPublished" | "GuidedFlowUnarchived" | "IntegrationChanged" | "IntegrationConnected" | "IntegrationDisconnected" | "InvitationAccepted" | "InvitationLinkCopied" | "InvitationResent" | "InvitationRevoked" | "InvoicePaid" | "LabelChanged" | "LabelCreated" | "LabelDeleted" | "LimitPolicyChanged" | "MacroChanged" | "MacroCreated" | "MacroDeleted" | "OnboardingFinished" | "PasswordChanged" | "PasswordReset" | "PermissionChanged" | "PlanChanged" | "ProfileChanged" | "PromotionApplied" | "PromotionRemoved" | "ReportScheduleChanged" | "ReportScheduleDeleted" | "ReportScheduled" | "RetentionChanged" | "RetentionEnforced" | "SessionEnded" | "SharedViewChanged" | "SignInFailed" | "SignedIn" | "SignedOutEverywhere" | "StoreChanged" | "StoreConnected" | "StoreDisconnected" | "StoreRulesChanged" | "SubscriptionCanceled" | "SubscriptionReactivated" | "TeamChanged" | "TeamCreated" | "TeamDeleted" | "TranscriptSent" | "TwoFactorDisabled" | "TwoFactorEnabled" | "TwoFactorReset" | "UserInvited" | "UserRemoved" | "UserRoleChanged" | "ViewShared" | "ViewUnshared" | "VisitorBlocked" | "VisitorChanged" | "VisitorDataDeleted" | "VisitorUnblocked" | "VisitorsMerged" | "WebhookChanged" | "WebhookCreated" | "WebhookDeleted" | "WebhookDisabled" | "WebhookEnabled" | "WebhookSecretRotated";
import { FragmentRefs } from "relay-runtime";
export type WhoDidWhat_entry$data = {
  readonly action: AuditAction;
  readonly actorName: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly targetName: string | null | undefined;
  readonly " $fragmentType": "WhoDidWhat_entry";
};
export type WhoDidWhat_entry$key = {
  readonly " $data"?: WhoDidWhat_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhoDidWhat_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhoDidWhat_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detail",
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "ec89d604f013c39b935fe312c28f8afd";

export default node;
