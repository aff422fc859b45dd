/**
 * @generated SignedSource<<5df5039b9fb3251d165a8b6ea587064a>>
 * @relayHash ff44de86d882fd153a129719f07dfeb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c9df60461b0a260d3f1f0c8bc80866230a4162c87379529c6f5d37f4bbeded4

import { ConcreteRequest } from 'relay-runtime';
export type ApiKeyState = "Active" | "Expired" | "Revoked";
export type ApiScope = "ArticlesRead" | "ArticlesWrite" | "ConversationsRead" | "ConversationsWrite" | "FormsRead" | "VisitorsRead";
export type UpdateApiKeyInput = {
  name: string;
  scopes: ReadonlyArray<ApiScope>;
};
export type UpdateApiKey$variables = {
  id: string;
  input: UpdateApiKeyInput;
};
export type UpdateApiKey$data = {
  readonly updateApiKey: {
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
};
export type UpdateApiKey = {
  response: UpdateApiKey$data;
  variables: UpdateApiKey$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
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
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ApiKey",
    "kind": "LinkedField",
    "name": "updateApiKey",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateApiKey",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateApiKey",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ff44de86d882fd153a129719f07dfeb2",
    "id": "4c9df60461b0a260d3f1f0c8bc80866230a4162c87379529c6f5d37f4bbeded4",
    "metadata": {},
    "name": "UpdateApiKey",
    "operationKind": "mutation",
    "text": "mutation UpdateApiKey($id:ID!,$input:UpdateApiKeyInput!){updateApiKey(id:$id,input:$input){id,name,prefix,scopes,state,createdByName,createdAt,lastUsedAt,expiresAt,revokedAt,previousUntil}}"
  }
};
})();

(node as any).hash = "123f80768de662b610466079fd078e40";

export default node;
