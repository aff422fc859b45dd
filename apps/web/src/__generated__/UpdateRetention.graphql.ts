/**
 * @generated SignedSource<<66e6308fe14434f34dc0cd69edb563f9>>
 * @relayHash 90ca2f63f511390fe7b61b6fe446656a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0b8b1d6a37a0618855040cfff7373cdc99d6f463beb2b26625f00471eb57ea2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RetentionInput = {
  conversationDays?: number | null | undefined;
  visitorDays?: number | null | undefined;
};
export type UpdateRetention$variables = {
  input: RetentionInput;
};
export type UpdateRetention$data = {
  readonly updateRetention: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RetentionSection_client">;
  };
};
export type UpdateRetention = {
  response: UpdateRetention$data;
  variables: UpdateRetention$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateRetention",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "updateRetention",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RetentionSection_client"
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
    "name": "UpdateRetention",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "updateRetention",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Retention",
            "kind": "LinkedField",
            "name": "retention",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "conversationDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visitorDays",
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
    "cacheID": "90ca2f63f511390fe7b61b6fe446656a",
    "id": "c0b8b1d6a37a0618855040cfff7373cdc99d6f463beb2b26625f00471eb57ea2",
    "metadata": {},
    "name": "UpdateRetention",
    "operationKind": "mutation",
    "text": "mutation UpdateRetention($input:RetentionInput!){updateRetention(input:$input){id,...RetentionSection_client}}fragment RetentionSection_client on Client{retention{conversationDays,visitorDays}}"
  }
};
})();

(node as any).hash = "fc75b92a4e5e887fa7c4a97c68c41a91";

export default node;
