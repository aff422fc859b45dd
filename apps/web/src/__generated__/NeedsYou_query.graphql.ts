/**
 * @generated SignedSource<<b4d1bca554257832b84148a5007ea1f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleType = "Document" | "Text" | "Webpage";
export type IntegrationKind = "Calendly" | "Zendesk";
export type IntegrationStatus = "Connected" | "Error";
export type StoreProvider = "Shopify" | "Wix" | "WooCommerce";
export type StoreState = "Connected" | "Error" | "Syncing";
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type UsageMetric = "ApiRequests" | "FormSubmissions" | "MapRequests" | "Messages";
import { FragmentRefs } from "relay-runtime";
export type NeedsYou_query$data = {
  readonly clientFreeTrialInfo: {
    readonly daysRemaining: number;
    readonly messagesRemaining: number;
  } | null | undefined;
  readonly currentUser: {
    readonly client: {
      readonly id: string;
      readonly manuallyInvoiced: boolean;
      readonly subscription: {
        readonly status: SubscriptionStatus;
      } | null | undefined;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
  readonly failed: {
    readonly nodes: ReadonlyArray<{
      readonly gptError: string | null | undefined;
      readonly id: string;
      readonly title: string;
      readonly type: ArticleType;
    }>;
    readonly totalCount: number;
  };
  readonly home: {
    readonly waiting: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"WaitingRow_conversation">;
    }>;
    readonly waitingCount: number;
  };
  readonly integrations: ReadonlyArray<{
    readonly id: string;
    readonly kind: IntegrationKind;
    readonly lastError: string | null | undefined;
    readonly status: IntegrationStatus;
  }>;
  readonly stores: ReadonlyArray<{
    readonly displayName: string;
    readonly id: string;
    readonly lastError: string | null | undefined;
    readonly provider: StoreProvider;
    readonly state: StoreState;
  }>;
  readonly usage: {
    readonly id: string;
    readonly meters: ReadonlyArray<{
      readonly limit: number | null | undefined;
      readonly metric: UsageMetric;
      readonly used: number;
    }>;
  };
  readonly " $fragmentType": "NeedsYou_query";
};
export type NeedsYou_query$key = {
  readonly " $data"?: NeedsYou_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedsYou_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastError",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeedsYou_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Home",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 5
            }
          ],
          "concreteType": "Conversation",
          "kind": "LinkedField",
          "name": "waiting",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WaitingRow_conversation"
            }
          ],
          "storageKey": "waiting(first:5)"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "failed",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "gptStatuses": [
              "Failed"
            ]
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "ArticlePage",
      "kind": "LinkedField",
      "name": "articles",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Article",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "gptError",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "articles(filter:{\"gptStatuses\":[\"Failed\"]},first:3)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "UsageMeter",
          "kind": "LinkedField",
          "name": "meters",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "metric",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "used",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "limit",
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
      "args": null,
      "concreteType": "StoreIntegration",
      "kind": "LinkedField",
      "name": "stores",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Integration",
      "kind": "LinkedField",
      "name": "integrations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClientFreeTrialInfo",
      "kind": "LinkedField",
      "name": "clientFreeTrialInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysRemaining",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messagesRemaining",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "currentUser",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Client",
          "kind": "LinkedField",
          "name": "client",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "manuallyInvoiced",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ClientSubscription",
              "kind": "LinkedField",
              "name": "subscription",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "ad73d74c97ddea70cf604f6318afae31";

export default node;
