/**
 * @generated SignedSource<<c9155dac45cd964d5a4b57ecc4036a60>>
 * @relayHash 976b4aa9b063982c48bdc52c9bd76d37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87fd8e363ca8e79a27078d4d3e70adfd7e78e5f86fa443e6d19c05e3ce7ef5c0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IntegrationKind = "Calendly" | "Zendesk";
export type CalendlyScreenQuery$variables = {
  isRequests: boolean;
  isSettings: boolean;
  onlyFailed: boolean;
};
export type CalendlyScreenQuery$data = {
  readonly calendlyTokenPage: string;
  readonly integrations: ReadonlyArray<{
    readonly id: string;
    readonly kind: IntegrationKind;
    readonly logged?: {
      readonly " $fragmentSpreads": FragmentRefs<"Requests_integration">;
    } | null | undefined;
    readonly set?: {
      readonly " $fragmentSpreads": FragmentRefs<"CalendlySettings_integration">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"IntegrationHeader_integration">;
  }>;
};
export type CalendlyScreenQuery = {
  response: CalendlyScreenQuery$data;
  variables: CalendlyScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRequests"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSettings"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "onlyFailed"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "calendlyTokenPage",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "onlyFailed",
  "variableName": "onlyFailed"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  },
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CalendlyScreenQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "integrations",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IntegrationHeader_integration"
          },
          {
            "condition": "isSettings",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "CalendlySettings_integration"
                    }
                  ],
                  "type": "Integration",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "set"
              }
            ]
          },
          {
            "condition": "isRequests",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": [
                        (v6/*:: as any*/)
                      ],
                      "kind": "FragmentSpread",
                      "name": "Requests_integration"
                    }
                  ],
                  "type": "Integration",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "logged"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CalendlyScreenQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "integrations",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "connectedByName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "connectedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastUsedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastError",
            "storageKey": null
          },
          {
            "condition": "isSettings",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CalendlyAccount",
                "kind": "LinkedField",
                "name": "calendly",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isTold",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "defaultEventTypeUri",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CalendlyEventType",
                    "kind": "LinkedField",
                    "name": "eventTypes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "uri",
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isActive",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "durationMinutes",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GuidedFlow",
                        "kind": "LinkedField",
                        "name": "usedIn",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recentBookings",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "eventTypesFetchedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isRequests",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v9/*:: as any*/),
                "concreteType": "IntegrationRequestConnection",
                "kind": "LinkedField",
                "name": "requests",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "IntegrationRequestEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "IntegrationRequest",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "direction",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "method",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "url",
                            "storageKey": null
                          },
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasFailed",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "durationMs",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "request",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "response",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isReplay",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "whyNotReplayed",
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
                            "concreteType": "Conversation",
                            "kind": "LinkedField",
                            "name": "conversation",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "number",
                                "storageKey": null
                              }
                            ],
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
                "args": (v9/*:: as any*/),
                "filters": [
                  "onlyFailed"
                ],
                "handle": "connection",
                "key": "Requests_requests",
                "kind": "LinkedHandle",
                "name": "requests"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "976b4aa9b063982c48bdc52c9bd76d37",
    "id": "87fd8e363ca8e79a27078d4d3e70adfd7e78e5f86fa443e6d19c05e3ce7ef5c0",
    "metadata": {},
    "name": "CalendlyScreenQuery",
    "operationKind": "query",
    "text": "query CalendlyScreenQuery($isSettings:Boolean!,$isRequests:Boolean!,$onlyFailed:Boolean!){calendlyTokenPage,integrations{id,kind,...IntegrationHeader_integration,...CalendlySettings_integration@include(if:$isSettings),...Requests_integration_3G8UQp@include(if:$isRequests)}}fragment CalendlySettings_integration on Integration{id,accountName,calendly{isTold,defaultEventTypeUri,eventTypes{uri,name,isActive}},...EventTypes_integration}fragment DisconnectIntegrationDialog_integration on Integration{id,kind}fragment EventTypes_integration on Integration{id,calendly{recentBookings,eventTypesFetchedAt,eventTypes{uri,name,durationMinutes,isActive,usedIn{id,name}}}}fragment IntegrationHeader_integration on Integration{id,kind,status,accountName,connectedByName,connectedAt,lastUsedAt,lastError,...DisconnectIntegrationDialog_integration}fragment RequestRow_request on IntegrationRequest{id,direction,method,url,status,hasFailed,durationMs,request,response,isReplay,whyNotReplayed,createdAt,conversation{id,number}}fragment Requests_integration_3G8UQp on Integration{requests(first:30,onlyFailed:$onlyFailed){edges{node{id,...RequestRow_request,__typename},cursor},pageInfo{endCursor,hasNextPage}},id}"
  }
};
})();

(node as any).hash = "a4b2fd22396d8bebf50538ac1d6cf993";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
