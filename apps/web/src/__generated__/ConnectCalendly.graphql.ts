/**
 * @generated SignedSource<<825f785810bb2a77895b133afa621b53>>
 * @relayHash 91828786d9ec170044350d28c0bce409
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c1c20ec31318b76dfb63e3a53e9d4d660981eaf290268a5abf676ca2c780dd1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IntegrationKind = "Calendly" | "Zendesk";
export type ConnectCalendly$variables = {
  token: string;
};
export type ConnectCalendly$data = {
  readonly connectCalendly: {
    readonly client: {
      readonly id: string;
      readonly integratedWithCalendly: boolean;
    };
    readonly id: string;
    readonly kind: IntegrationKind;
    readonly " $fragmentSpreads": FragmentRefs<"CalendlySettings_integration" | "IntegrationHeader_integration">;
  };
};
export type ConnectCalendly = {
  response: ConnectCalendly$data;
  variables: ConnectCalendly$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
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
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Client",
  "kind": "LinkedField",
  "name": "client",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "integratedWithCalendly",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
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
    "name": "ConnectCalendly",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "connectCalendly",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IntegrationHeader_integration"
          },
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
    "name": "ConnectCalendly",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "connectCalendly",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
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
                  (v5/*:: as any*/),
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
                      (v5/*:: as any*/)
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
    "cacheID": "91828786d9ec170044350d28c0bce409",
    "id": "8c1c20ec31318b76dfb63e3a53e9d4d660981eaf290268a5abf676ca2c780dd1",
    "metadata": {},
    "name": "ConnectCalendly",
    "operationKind": "mutation",
    "text": "mutation ConnectCalendly($token:String!){connectCalendly(token:$token){id,kind,client{id,integratedWithCalendly},...IntegrationHeader_integration,...CalendlySettings_integration}}fragment CalendlySettings_integration on Integration{id,accountName,calendly{isTold,defaultEventTypeUri,eventTypes{uri,name,isActive}},...EventTypes_integration}fragment DisconnectIntegrationDialog_integration on Integration{id,kind}fragment EventTypes_integration on Integration{id,calendly{recentBookings,eventTypesFetchedAt,eventTypes{uri,name,durationMinutes,isActive,usedIn{id,name}}}}fragment IntegrationHeader_integration on Integration{id,kind,status,accountName,connectedByName,connectedAt,lastUsedAt,lastError,...DisconnectIntegrationDialog_integration}"
  }
};
})();

(node as any).hash = "53976b1f0afcae5fd6958de671cd72b4";

export default node;
