/**
 * @generated SignedSource<<98ac06e2ef8e808eed1bc567fbca44b3>>
 * @relayHash 9d4ad4148403bf5be37ee9ae7817d045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93f0657780c7cc05de92332be4786292880e180607c4423abdb93b10d654366d

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
export type AuditEntriesQuery$variables = {
  filter?: AuditFilter | null | undefined;
};
export type AuditEntriesQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuditEntries_query">;
};
export type AuditEntriesQuery = {
  response: AuditEntriesQuery$data;
  variables: AuditEntriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditEntriesQuery",
    "selections": [
      {
        "args": [
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
    "name": "AuditEntriesQuery",
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
    "cacheID": "9d4ad4148403bf5be37ee9ae7817d045",
    "id": "93f0657780c7cc05de92332be4786292880e180607c4423abdb93b10d654366d",
    "metadata": {},
    "name": "AuditEntriesQuery",
    "operationKind": "query",
    "text": "query AuditEntriesQuery($filter:AuditFilter){...AuditEntries_query_Vt7Yj}fragment AuditEntries_query_Vt7Yj on Query{auditLog(first:50,filter:$filter){edges{node{id,...AuditRow_entry,__typename},cursor},pageInfo{endCursor,hasNextPage}}}fragment AuditRow_entry on AuditEntry{actorIp,createdAt,changes{field,before,after},...WhoDidWhat_entry}fragment WhoDidWhat_entry on AuditEntry{action,actorName,targetName,detail}"
  }
};
})();

(node as any).hash = "5a4cfac43862523f66133e4b8a44e9f0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
