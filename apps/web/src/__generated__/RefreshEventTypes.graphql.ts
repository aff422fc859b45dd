/**
 * @generated SignedSource<<364541d4bf0582d1c1e1b2e1a04d3438>>
 * @relayHash b02886d20752be319d82dfa450e55eda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08049f04c9a8fcb26ed0e4c07c7ddf89610d20bd8b324e583b98a97097a0bf6e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IntegrationStatus = "Connected" | "Error";
export type RefreshEventTypes$variables = {
  id: string;
};
export type RefreshEventTypes$data = {
  readonly testIntegration: {
    readonly id: string;
    readonly lastError: string | null | undefined;
    readonly lastUsedAt: string | null | undefined;
    readonly status: IntegrationStatus;
    readonly " $fragmentSpreads": FragmentRefs<"CalendlySettings_integration">;
  };
};
export type RefreshEventTypes = {
  response: RefreshEventTypes$data;
  variables: RefreshEventTypes$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastError",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastUsedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RefreshEventTypes",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "testIntegration",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CalendlySettings_integration"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RefreshEventTypes",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "testIntegration",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
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
                      (v2/*:: as any*/),
                      (v6/*:: as any*/)
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b02886d20752be319d82dfa450e55eda",
    "id": "08049f04c9a8fcb26ed0e4c07c7ddf89610d20bd8b324e583b98a97097a0bf6e",
    "metadata": {},
    "name": "RefreshEventTypes",
    "operationKind": "mutation",
    "text": "mutation RefreshEventTypes($id:ID!){testIntegration(id:$id){id,status,lastError,lastUsedAt,...CalendlySettings_integration}}fragment CalendlySettings_integration on Integration{id,accountName,calendly{isTold,defaultEventTypeUri,eventTypes{uri,name,isActive}},...EventTypes_integration}fragment EventTypes_integration on Integration{id,calendly{recentBookings,eventTypesFetchedAt,eventTypes{uri,name,durationMinutes,isActive,usedIn{id,name}}}}"
  }
};
})();

(node as any).hash = "88f9a17b1b2436380808ec111fa42894";

export default node;
