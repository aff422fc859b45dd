/**
 * @generated SignedSource<<00ffe3c001610cfc6a8f0f1a00b7727c>>
 * @relayHash 1d6468e0ee48228ff31a17d8678a762e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 949d1b8fe552fe7c23d1e85e70f6a263e887345c34557c17e5f94b92918c330b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SecurityQuery$variables = Record<PropertyKey, never>;
export type SecurityQuery$data = {
  readonly accountSecurity: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionsList_security">;
  };
};
export type SecurityQuery = {
  response: SecurityQuery$data;
  variables: SecurityQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SecurityQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "accountSecurity",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SessionsList_security"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SecurityQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "accountSecurity",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "browser",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "os",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "device",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
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
                "kind": "ScalarField",
                "name": "lastUsedAt",
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
    "cacheID": "1d6468e0ee48228ff31a17d8678a762e",
    "id": "949d1b8fe552fe7c23d1e85e70f6a263e887345c34557c17e5f94b92918c330b",
    "metadata": {},
    "name": "SecurityQuery",
    "operationKind": "query",
    "text": "query SecurityQuery{accountSecurity{...SessionsList_security,id}}fragment SessionRow_session on Session{browser,os,device,createdAt,lastUsedAt,isCurrent}fragment SessionsList_security on AccountSecurity{id,sessions{id,browser,os,device,isCurrent,...SessionRow_session}}"
  }
};
})();

(node as any).hash = "796642f714b846cdacea2c66c5a9a502";

export default node;
