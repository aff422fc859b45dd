/**
 * @generated SignedSource<<3cde7b77f299e9ee56cbbdf10f5a2538>>
 * @relayHash c6b3d7290accb1125557282171bbedd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 897d97cd721f5dffaa8b1a2da18d8d58bfd70151b19b11f983d22e7e453835c6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IntegrationKind = "Calendly" | "Zendesk";
export type ConnectZendeskInput = {
  apiToken: string;
  email: string;
  subdomain: string;
};
export type ConnectZendesk$variables = {
  input: ConnectZendeskInput;
};
export type ConnectZendesk$data = {
  readonly connectZendesk: {
    readonly client: {
      readonly id: string;
      readonly integratedWithZendesk: boolean;
    };
    readonly id: string;
    readonly kind: IntegrationKind;
    readonly " $fragmentSpreads": FragmentRefs<"IntegrationHeader_integration" | "ZendeskSettings_integration">;
  };
};
export type ConnectZendesk = {
  response: ConnectZendesk$data;
  variables: ConnectZendesk$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
      "name": "integratedWithZendesk",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConnectZendesk",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "connectZendesk",
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
            "name": "ZendeskSettings_integration"
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
    "name": "ConnectZendesk",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "connectZendesk",
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
            "concreteType": "ZendeskSettings",
            "kind": "LinkedField",
            "name": "zendesk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subdomain",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createTicketOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "groupId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ZendeskGroup",
                "kind": "LinkedField",
                "name": "groups",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tags",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ZendeskPriorityMap",
                "kind": "LinkedField",
                "name": "priorityMap",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "none",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "low",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "medium",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "high",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "urgent",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "transcript",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ZendeskTicketField",
                "kind": "LinkedField",
                "name": "ticketFields",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ZendeskFieldMapping",
                "kind": "LinkedField",
                "name": "fieldMap",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fieldId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "source",
                    "storageKey": null
                  }
                ],
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
    "cacheID": "c6b3d7290accb1125557282171bbedd8",
    "id": "897d97cd721f5dffaa8b1a2da18d8d58bfd70151b19b11f983d22e7e453835c6",
    "metadata": {},
    "name": "ConnectZendesk",
    "operationKind": "mutation",
    "text": "mutation ConnectZendesk($input:ConnectZendeskInput!){connectZendesk(input:$input){id,kind,client{id,integratedWithZendesk},...IntegrationHeader_integration,...ZendeskSettings_integration}}fragment DisconnectIntegrationDialog_integration on Integration{id,kind}fragment IntegrationHeader_integration on Integration{id,kind,status,accountName,connectedByName,connectedAt,lastUsedAt,lastError,...DisconnectIntegrationDialog_integration}fragment ZendeskSettings_integration on Integration{id,accountName,zendesk{subdomain,createTicketOn,groupId,groups{id,name},tags,priorityMap{none,low,medium,high,urgent},transcript,ticketFields{id,title},fieldMap{fieldId,source}}}"
  }
};
})();

(node as any).hash = "223049ed42fa345e2fee597d4a70b3f0";

export default node;
