/**
 * @generated SignedSource<<f327de0b0cd8ec5df4cb3093bf1d1b8f>>
 * @relayHash b6badb08ef3d66ca2e45d9370d9c0413
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c97e7df7f0fda3b2df3f67ecfe283a9606b08241c2a0b0d8b88e19f8f9723b6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
export type AuditEntriesPaginationQuery$variables = {
  count?: number | null | undefined;
  cursor?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
};
export type AuditEntriesPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuditEntries_query">;
};
export type AuditEntriesPaginationQuery = {
  response: AuditEntriesPaginationQuery$data;
  variables: AuditEntriesPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 50,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  (v1/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditEntriesPaginationQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          },
          (v1/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "AuditEntries_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuditEntriesPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AuditEntryConnection",
        "kind": "LinkedField",
        "name": "auditLog",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditEntryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntry",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "actorIp",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuditChange",
                    "kind": "LinkedField",
                    "name": "changes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "field",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "before",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "after",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "filters": [
          "filter"
        ],
        "handle": "connection",
        "key": "AuditEntries_auditLog",
        "kind": "LinkedHandle",
        "name": "auditLog"
      }
    ]
  },
  "params": {
    "cacheID": "b6badb08ef3d66ca2e45d9370d9c0413",
    "id": "0c97e7df7f0fda3b2df3f67ecfe283a9606b08241c2a0b0d8b88e19f8f9723b6",
    "metadata": {},
    "name": "AuditEntriesPaginationQuery",
    "operationKind": "query",
    "text": "query AuditEntriesPaginationQuery($count:Int=50,$cursor:String,$filter:AuditFilter){...AuditEntries_query_3KQYpM}fragment AuditEntries_query_3KQYpM on Query{auditLog(first:$count,after:$cursor,filter:$filter){edges{node{id,...AuditRow_entry,__typename},cursor},pageInfo{endCursor,hasNextPage}}}fragment AuditRow_entry on AuditEntry{actorIp,createdAt,changes{field,before,after},...WhoDidWhat_entry}fragment WhoDidWhat_entry on AuditEntry{action,actorName,targetName,detail}"
  }
};
})();

(node as any).hash = "d324004076ed10c42397e448a8c2324c";

export default node;
