/**
 * @generated SignedSource<<ed64535578dd7359b57fbc3339b50530>>
 * @relayHash 41cbb87413401e74592eaa95c98ae856
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96719310df723c6584b3e7ff8f8acb76ae9da455d5a02bc6e3580c8a94a5189d

import { ConcreteRequest } from 'relay-runtime';
export type AuditAction = "AnalyticsExported" | "ApiKeyChanged" | "ApiKeyCreated" | "ApiKeyRevoked" | "ApiKeyRotated" | "ArticleArchived" | "ArticleCategoryChanged" | "ArticleCategoryCreated" | "ArticleCategoryDeleted" | "ArticleChanged" | "ArticleDeleted" | "ArticleExcluded" | "ArticleIncluded" | "ArticleMoved" | "ArticlePublished" | "ArticleScheduled" | "ArticleUnarchived" | "ArticleUnpublished" | "ArticleUnscheduled" | "ArticlesImported" | "AssistantArchived" | "AssistantChanged" | "AssistantCreated" | "AssistantDisabled" | "AssistantDomainsChanged" | "AssistantEnabled" | "AssistantIdentityChanged" | "AssistantPublished" | "AssistantSecretRenewed" | "AssistantUnarchived" | "AuditLogExported" | "AutomatedFaqChanged" | "AutomatedFaqCreated" | "AutomatedFaqDeleted" | "AutomatedFaqRestored" | "AutomatedFaqTurnedOff" | "AutomatedFaqTurnedOn" | "AutomatedFaqsImported" | "BackupCodeUsed" | "BackupCodesRenewed" | "BillingDetailsChanged" | "CannedReplyChanged" | "CannedReplyCreated" | "CannedReplyDeleted" | "CardRemoved" | "CompanyChanged" | "CompanyFounded" | "CrawlSourceChanged" | "CrawlSourceCreated" | "CrawlSourceDeleted" | "DataExported" | "DefaultCardChanged" | "DowngradeScheduled" | "DowngradeUndone" | "FormArchived" | "FormCreated" | "FormDeleted" | "FormPublished" | "FormSecretRenewed" | "FormSubmissionsDeleted" | "FormSubmissionsExported" | "FormUnarchived" | "GoogleLinked" | "GuidedFlowArchived" | "GuidedFlowCreated" | "GuidedFlowPublished" | "GuidedFlowUnarchived" | "IntegrationChanged" | "IntegrationConnected" | "IntegrationDisconnected" | "InvitationAccepted" | "InvitationLinkCopied" | "InvitationResent" | "InvitationRevoked" | "InvoicePaid" | "LabelChanged" | "LabelCreated" | "LabelDeleted" | "LimitPolicyChanged" | "MacroChanged" | "MacroCreated" | "MacroDeleted" | "OnboardingFinished" | "PasswordChanged" | "PasswordReset" | "PermissionChanged" | "PlanChanged" | "ProfileChanged" | "PromotionApplied" | "PromotionRemoved" | "ReportScheduleChanged" | "ReportScheduleDeleted" | "ReportScheduled" | "RetentionChanged" | "RetentionEnforced" | "SessionEnded" | "SharedViewChanged" | "SignInFailed" | "SignedIn" | "SignedOutEverywhere" | "StoreChanged" | "StoreConnected" | "StoreDisconnected" | "StoreRulesChanged" | "SubscriptionCanceled" | "SubscriptionReactivated" | "TeamChanged" | "TeamCreated" | "TeamDeleted" | "TranscriptSent" | "TwoFactorDisabled" | "TwoFactorEnabled" | "TwoFactorReset" | "UserInvited" | "UserRemoved" | "UserRoleChanged" | "ViewShared" | "ViewUnshared" | "VisitorBlocked" | "VisitorChanged" | "VisitorDataDeleted" | "VisitorUnblocked" | "VisitorsMerged" | "WebhookChanged" | "WebhookCreated" | "WebhookDeleted" | "WebhookDisabled" | "WebhookEnabled" | "WebhookSecretRotated";
export type AuditDomain = "Assistants" | "AutomatedFaqs" | "Billing" | "Company" | "Content" | "Forms" | "GuidedFlows" | "Inbox" | "Integrations" | "Security" | "Users";
export type AuditFilter = {
  action?: AuditAction | null | undefined;
  actorId?: string | null | undefined;
  before?: string | null | undefined;
  domain?: AuditDomain | null | undefined;
  from?: string | null | undefined;
  text?: string | null | undefined;
};
export type ExportAuditLog$variables = {
  filter?: AuditFilter | null | undefined;
};
export type ExportAuditLog$data = {
  readonly exportAuditLog: string;
};
export type ExportAuditLog = {
  response: ExportAuditLog$data;
  variables: ExportAuditLog$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "kind": "ScalarField",
    "name": "exportAuditLog",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportAuditLog",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExportAuditLog",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "41cbb87413401e74592eaa95c98ae856",
    "id": "96719310df723c6584b3e7ff8f8acb76ae9da455d5a02bc6e3580c8a94a5189d",
    "metadata": {},
    "name": "ExportAuditLog",
    "operationKind": "mutation",
    "text": "mutation ExportAuditLog($filter:AuditFilter){exportAuditLog(filter:$filter)}"
  }
};
})();

(node as any).hash = "57d7ceed9ed5baa536f4115ea981e380";

export default node;
