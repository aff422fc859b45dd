/**
 * @generated SignedSource<<7ffd26d87ba826ebfdcffef5b6875814>>
 * @relayHash e8040d28141115931d4392af8a1f0068
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc5301a13ca78aac82487e738147e04016a9cc76ba118c73407eb175d744e149

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SecurityQuery$variables = Record<PropertyKey, never>;
export type SecurityQuery$data = {
  readonly accountSecurity: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionsList_security" | "TwoFactor_security">;
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
            "name": "TwoFactor_security"
          },
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
            "kind": "ScalarField",
            "name": "hasPassword",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "twoFactorSince",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "backupCodesLeft",
            "storageKey": null
          },
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
    "cacheID": "e8040d28141115931d4392af8a1f0068",
    "id": "cc5301a13ca78aac82487e738147e04016a9cc76ba118c73407eb175d744e149",
    "metadata": {},
    "name": "SecurityQuery",
    "operationKind": "query",
    "text": "query SecurityQuery{accountSecurity{...TwoFactor_security,...SessionsList_security,id}}fragment SessionRow_session on Session{browser,os,device,createdAt,lastUsedAt,isCurrent}fragment SessionsList_security on AccountSecurity{id,sessions{id,browser,os,device,isCurrent,...SessionRow_session}}fragment TwoFactor_security on AccountSecurity{id,hasPassword,twoFactorSince,backupCodesLeft}"
  }
};
})();

(node as any).hash = "72196f7f74343b5bdebcd268ab4ba6c3";

export default node;
