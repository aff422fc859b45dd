/**
 * @generated SignedSource<<0ebca5d9db69c1331f05bb02e7878f88>>
 * @relayHash 9b04c15bbbf6d782c21305e66bf1db9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bfedecf48d82ab35c8f2a9ddb701cd163282779c7cf0d0ed9b689eb4ef3a346

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RevokeSession$variables = {
  id: string;
};
export type RevokeSession$data = {
  readonly revokeSession: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionsList_security">;
  };
};
export type RevokeSession = {
  response: RevokeSession$data;
  variables: RevokeSession$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RevokeSession",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "revokeSession",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RevokeSession",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "revokeSession",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
    "cacheID": "9b04c15bbbf6d782c21305e66bf1db9b",
    "id": "3bfedecf48d82ab35c8f2a9ddb701cd163282779c7cf0d0ed9b689eb4ef3a346",
    "metadata": {},
    "name": "RevokeSession",
    "operationKind": "mutation",
    "text": "mutation RevokeSession($id:ID!){revokeSession(id:$id){...SessionsList_security,id}}fragment SessionRow_session on Session{browser,os,device,createdAt,lastUsedAt,isCurrent}fragment SessionsList_security on AccountSecurity{id,sessions{id,browser,os,device,isCurrent,...SessionRow_session}}"
  }
};
})();

(node as any).hash = "0a86a81ed74ce4bcde7077e1ba2a0104";

export default node;
