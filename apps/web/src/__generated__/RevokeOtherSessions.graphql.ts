/**
 * @generated SignedSource<<b4cf95b4aaefe3a2cc88c19b8193936b>>
 * @relayHash 2b8378567a3454f277aa97d69053ef70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 141a6cc2277691d1fafcf3b6cabf2e0e8122096256e439a14faa717d4a543b3f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RevokeOtherSessions$variables = Record<PropertyKey, never>;
export type RevokeOtherSessions$data = {
  readonly revokeOtherSessions: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionsList_security">;
  };
};
export type RevokeOtherSessions = {
  response: RevokeOtherSessions$data;
  variables: RevokeOtherSessions$variables;
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
    "name": "RevokeOtherSessions",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "revokeOtherSessions",
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RevokeOtherSessions",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "revokeOtherSessions",
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
    "cacheID": "2b8378567a3454f277aa97d69053ef70",
    "id": "141a6cc2277691d1fafcf3b6cabf2e0e8122096256e439a14faa717d4a543b3f",
    "metadata": {},
    "name": "RevokeOtherSessions",
    "operationKind": "mutation",
    "text": "mutation RevokeOtherSessions{revokeOtherSessions{...SessionsList_security,id}}fragment SessionRow_session on Session{browser,os,device,createdAt,lastUsedAt,isCurrent}fragment SessionsList_security on AccountSecurity{id,sessions{id,browser,os,device,isCurrent,...SessionRow_session}}"
  }
};
})();

(node as any).hash = "3f9f2611198d3e3be7b19e8b53fc0cf5";

export default node;
