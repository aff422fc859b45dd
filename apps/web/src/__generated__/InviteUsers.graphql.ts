/**
 * @generated SignedSource<<ebfed4c59b3c0f6410a82d9a58dabc09>>
 * @relayHash fbe1de48abc86605248e864904c6f057
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27376ce70c678c186aaeeeae8cba860d77e13859cbba8074e81237efe40586ba

import { ConcreteRequest } from 'relay-runtime';
export type InvitationOutcome = "AlreadyInvited" | "AlreadyMember" | "Invited" | "NotAnAddress" | "TooMany" | "Unavailable";
export type UserRole = "Admin" | "Staff";
export type InviteUsers$variables = {
  emails: ReadonlyArray<string>;
  role: UserRole;
};
export type InviteUsers$data = {
  readonly inviteUsers: ReadonlyArray<{
    readonly email: string;
    readonly message: string;
    readonly outcome: InvitationOutcome;
  }>;
};
export type InviteUsers = {
  response: InviteUsers$data;
  variables: InviteUsers$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "emails"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "role"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "emails",
        "variableName": "emails"
      },
      {
        "kind": "Variable",
        "name": "role",
        "variableName": "role"
      }
    ],
    "concreteType": "InvitationAnswer",
    "kind": "LinkedField",
    "name": "inviteUsers",
    "plural": true,
    "selections": [
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
        "name": "outcome",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
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
    "name": "InviteUsers",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InviteUsers",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fbe1de48abc86605248e864904c6f057",
    "id": "27376ce70c678c186aaeeeae8cba860d77e13859cbba8074e81237efe40586ba",
    "metadata": {},
    "name": "InviteUsers",
    "operationKind": "mutation",
    "text": "mutation InviteUsers($emails:[String!]!,$role:UserRole!){inviteUsers(emails:$emails,role:$role){email,outcome,message}}"
  }
};
})();

(node as any).hash = "3eba23ee5daeeacc8e4e136eb0fcea5e";

export default node;
