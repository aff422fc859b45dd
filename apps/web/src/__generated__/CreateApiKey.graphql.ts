/**
 * @generated SignedSource<<6c83b6ebdeb8dabe52a42001a75dea76>>
 * @relayHash f0cf5b4897a9e5243e5f8156bfcafb99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 761966d48e6c9cf4432bc49720d98c30742bdc9e7e1a0d1c9ecd8f68571252c1

import { ConcreteRequest } from 'relay-runtime';
export type ApiKeyState = "Active" | "Expired" | "Revoked";
export type ApiScope = "ArticlesRead" | "ArticlesWrite" | "ConversationsRead" | "ConversationsWrite" | "FormsRead" | "VisitorsRead";
export type CreateApiKeyInput = {
  expiresInDays?: number | null | undefined;
  name: string;
  scopes: ReadonlyArray<ApiScope>;
};
export type CreateApiKey$variables = {
  input: CreateApiKeyInput;
};
export type CreateApiKey$data = {
  readonly createApiKey: {
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
export type CreateApiKey = {
  response: CreateApiKey$data;
  variables: CreateApiKey$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "NewApiKey",
    "kind": "LinkedField",
    "name": "createApiKey",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateApiKey",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateApiKey",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f0cf5b4897a9e5243e5f8156bfcafb99",
    "id": "761966d48e6c9cf4432bc49720d98c30742bdc9e7e1a0d1c9ecd8f68571252c1",
    "metadata": {},
    "name": "CreateApiKey",
    "operationKind": "mutation",
    "text": "mutation CreateApiKey($input:CreateApiKeyInput!){createApiKey(input:$input){secret,apiKey{id,name,prefix,scopes,state,createdByName,createdAt,lastUsedAt,expiresAt,revokedAt,previousUntil}}}"
  }
};
})();

(node as any).hash = "80e528b218fc1652743cc709cea2f378";

export default node;
