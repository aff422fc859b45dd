/**
 * @generated SignedSource<<45dab0ea06e880150e61b97eb85b213d>>
 * @relayHash 85bfe65c2322151f71d5f7f8f5ec53c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5566924d51b3d8fe49f4b7b9cf639f6be6fa4c308ff5ac1f39a0ae6b1583cbdb

import { ConcreteRequest } from 'relay-runtime';
export type ApiKeyState = "Active" | "Expired" | "Revoked";
export type ApiScope = "ArticlesRead" | "ArticlesWrite" | "ConversationsRead" | "ConversationsWrite" | "FormsRead" | "VisitorsRead";
export type RotateApiKey$variables = {
  graceHours: number;
  id: string;
};
export type RotateApiKey$data = {
  readonly rotateApiKey: {
    readonly apiKey: {
      readonly createdAt: string;
      readonly createdByName: string;
      readonly expiresAt: string | null | undefined;
      readonly id: string;
      readonly lastUsedAt: string | null | undefined;
      readonly name: string;
      readonly prefix: string;
      readonly previousUntil: string | null | undefined;
      readonly revokedAt: string | null | undefined;
      readonly scopes: ReadonlyArray<ApiScope>;
      readonly state: ApiKeyState;
    };
    readonly secret: string;
  };
};
export type RotateApiKey = {
  response: RotateApiKey$data;
  variables: RotateApiKey$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "graceHours"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "graceHours",
        "variableName": "graceHours"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "NewApiKey",
    "kind": "LinkedField",
    "name": "rotateApiKey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ApiKey",
        "kind": "LinkedField",
        "name": "apiKey",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "prefix",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scopes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdByName",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revokedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "previousUntil",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RotateApiKey",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RotateApiKey",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "85bfe65c2322151f71d5f7f8f5ec53c9",
    "id": "5566924d51b3d8fe49f4b7b9cf639f6be6fa4c308ff5ac1f39a0ae6b1583cbdb",
    "metadata": {},
    "name": "RotateApiKey",
    "operationKind": "mutation",
    "text": "mutation RotateApiKey($id:ID!,$graceHours:Int!){rotateApiKey(id:$id,graceHours:$graceHours){secret,apiKey{id,name,prefix,scopes,state,createdByName,createdAt,lastUsedAt,expiresAt,revokedAt,previousUntil}}}"
  }
};
})();

(node as any).hash = "eb21dc367b2c49093dc661cb19511bfd";

export default node;
