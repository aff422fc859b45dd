/**
 * @generated SignedSource<<13f0ef2cbee11d027bfd19fddf02795c>>
 * @relayHash 8b240256004d37303ecc6d662aa54fc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffe58347d6c454a1911e9199d1c02bc92ecd55fb9f8f4b941dbf4aa092a8021d

import { ConcreteRequest } from 'relay-runtime';
export type ResendInvitation$variables = {
  id: string;
};
export type ResendInvitation$data = {
  readonly resendInvitation: {
    readonly id: string;
    readonly invitation: {
      readonly expiresAt: string | null | undefined;
      readonly invitedAt: string;
      readonly inviterName: string | null | undefined;
      readonly isExpired: boolean;
    } | null | undefined;
  };
};
export type ResendInvitation = {
  response: ResendInvitation$data;
  variables: ResendInvitation$variables;
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
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "resendInvitation",
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
        "concreteType": "UserInvitation",
        "kind": "LinkedField",
        "name": "invitation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invitedAt",
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
            "name": "isExpired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inviterName",
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
    "name": "ResendInvitation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResendInvitation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8b240256004d37303ecc6d662aa54fc5",
    "id": "ffe58347d6c454a1911e9199d1c02bc92ecd55fb9f8f4b941dbf4aa092a8021d",
    "metadata": {},
    "name": "ResendInvitation",
    "operationKind": "mutation",
    "text": "mutation ResendInvitation($id:ID!){resendInvitation(id:$id){id,invitation{invitedAt,expiresAt,isExpired,inviterName}}}"
  }
};
})();

(node as any).hash = "7634c7fa605a055b54bdfed98ee107e5";

export default node;
