/**
 * @generated SignedSource<<1cbd7d8353888240298d4945a7ddb659>>
 * @relayHash 5efb18bc0e3e9c118fd2cafb87b8e3ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae0125542b17a0e988e11eb12b733b95576e1d736f756890af96e73384e886c4

import { ConcreteRequest } from 'relay-runtime';
export type ApiKeyState = "Active" | "Expired" | "Revoked";
export type ApiScope = "ArticlesRead" | "ArticlesWrite" | "ConversationsRead" | "ConversationsWrite" | "FormsRead" | "VisitorsRead";
export type RevokeApiKey$variables = {
  id: string;
};
export type RevokeApiKey$data = {
  readonly revokeApiKey: {
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
export type RevokeApiKey = {
  response: RevokeApiKey$data;
  variables: RevokeApiKey$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "ApiKey",
    "kind": "LinkedField",
    "name": "revokeApiKey",
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
    "name": "RevokeApiKey",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RevokeApiKey",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5efb18bc0e3e9c118fd2cafb87b8e3ec",
    "id": "ae0125542b17a0e988e11eb12b733b95576e1d736f756890af96e73384e886c4",
    "metadata": {},
    "name": "RevokeApiKey",
    "operationKind": "mutation",
    "text": "mutation RevokeApiKey($id:ID!){revokeApiKey(id:$id){id,name,prefix,scopes,state,createdByName,createdAt,lastUsedAt,expiresAt,revokedAt,previousUntil}}"
  }
};
})();

(node as any).hash = "8a59dd7db59b9396bec5b5f665065f92";

export default node;
