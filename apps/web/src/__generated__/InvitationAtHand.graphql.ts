/**
 * @generated SignedSource<<73fd452bb941b9784dbe4286d0b8d104>>
 * @relayHash d2a66d10b15b3867fec4a3c4e50b5f57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 425c1d7bc8942abd3bcf4bfea26a4fd96a026c79de684e8ca986ec89419ed3e0

import { ConcreteRequest } from 'relay-runtime';
export type InvitationState = "Expired" | "Foreign" | "Open" | "Revoked" | "Unknown" | "Used";
export type UserRole = "Admin" | "Staff";
export type InvitationAtHand$variables = {
  token?: string | null | undefined;
};
export type InvitationAtHand$data = {
  readonly invitation: {
    readonly companyName: string | null | undefined;
    readonly email: string | null | undefined;
    readonly inviterName: string | null | undefined;
    readonly name: string;
    readonly needsPassword: boolean;
    readonly phone: string | null | undefined;
    readonly role: UserRole | null | undefined;
    readonly signedInAs: string | null | undefined;
    readonly state: InvitationState;
  };
};
export type InvitationAtHand = {
  response: InvitationAtHand$data;
  variables: InvitationAtHand$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "Invitation",
    "kind": "LinkedField",
    "name": "invitation",
    "plural": false,
    "selections": [
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
        "name": "companyName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "inviterName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
        "name": "phone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "needsPassword",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "signedInAs",
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
    "name": "InvitationAtHand",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationAtHand",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d2a66d10b15b3867fec4a3c4e50b5f57",
    "id": "425c1d7bc8942abd3bcf4bfea26a4fd96a026c79de684e8ca986ec89419ed3e0",
    "metadata": {},
    "name": "InvitationAtHand",
    "operationKind": "query",
    "text": "query InvitationAtHand($token:String){invitation(token:$token){state,companyName,inviterName,email,name,phone,role,needsPassword,signedInAs}}"
  }
};
})();

(node as any).hash = "49ce890fe907d3d75dfc57c9a70c0664";

export default node;
