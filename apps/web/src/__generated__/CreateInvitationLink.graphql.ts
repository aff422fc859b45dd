/**
 * @generated SignedSource<<41fc9c664ed88bb710eabe9ac5f0446b>>
 * @relayHash 3ea31903dcb0e43608132a059b69a8c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff78fe07656d2636aa82ece9eb5b8c3bbcb2a814d0804d273746b5fc7c992007

import { ConcreteRequest } from 'relay-runtime';
export type CreateInvitationLink$variables = {
  id: string;
};
export type CreateInvitationLink$data = {
  readonly createInvitationLink: {
    readonly url: string;
    readonly user: {
      readonly id: string;
      readonly invitation: {
        readonly expiresAt: string | null | undefined;
        readonly invitedAt: string;
        readonly inviterName: string | null | undefined;
        readonly isExpired: boolean;
      } | null | undefined;
    };
  };
};
export type CreateInvitationLink = {
  response: CreateInvitationLink$data;
  variables: CreateInvitationLink$variables;
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
    "concreteType": "InvitationLink",
    "kind": "LinkedField",
    "name": "createInvitationLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateInvitationLink",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateInvitationLink",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3ea31903dcb0e43608132a059b69a8c2",
    "id": "ff78fe07656d2636aa82ece9eb5b8c3bbcb2a814d0804d273746b5fc7c992007",
    "metadata": {},
    "name": "CreateInvitationLink",
    "operationKind": "mutation",
    "text": "mutation CreateInvitationLink($id:ID!){createInvitationLink(id:$id){url,user{id,invitation{invitedAt,expiresAt,isExpired,inviterName}}}}"
  }
};
})();

(node as any).hash = "7aa42505d18cc7a629151dd1041c53c6";

export default node;
