/**
 * @generated SignedSource<<acb6a1a80673eeea38a128f88367aea2>>
 * @relayHash 6cdb4d601ee759606beb3bad9e94accc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d1544bb9682ae7591d9f8440a782beeef4e87c5980c542469ccfc69959fdb90

import { ConcreteRequest } from 'relay-runtime';
export type PermissionFlag = "DELETE_USERS" | "INVITE_USERS" | "MANAGE_ARTICLES" | "MANAGE_AUTOMATED_FAQS" | "MANAGE_CLIENT" | "MANAGE_CONVERSATIONS" | "MANAGE_GUIDED_FLOWS" | "UPDATE_ASSISTANTS" | "UPDATE_USER_PROFILE" | "VIEW_PERMISSIONS" | "VIEW_USERS";
export type PermissionReason = "Admin" | "Pending" | "RoleChanged" | "RoleDefault";
export type WhyAnswerQuery$variables = {
  flag: PermissionFlag;
  userId: string;
};
export type WhyAnswerQuery$data = {
  readonly permissionAnswer: {
    readonly changedAt: string | null | undefined;
    readonly changedByName: string | null | undefined;
    readonly isAllowed: boolean;
    readonly reason: PermissionReason;
  };
};
export type WhyAnswerQuery = {
  response: WhyAnswerQuery$data;
  variables: WhyAnswerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "flag"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "flag",
        "variableName": "flag"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "PermissionAnswer",
    "kind": "LinkedField",
    "name": "permissionAnswer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isAllowed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedByName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedAt",
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
    "name": "WhyAnswerQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WhyAnswerQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "6cdb4d601ee759606beb3bad9e94accc",
    "id": "6d1544bb9682ae7591d9f8440a782beeef4e87c5980c542469ccfc69959fdb90",
    "metadata": {},
    "name": "WhyAnswerQuery",
    "operationKind": "query",
    "text": "query WhyAnswerQuery($userId:ID!,$flag:PermissionFlag!){permissionAnswer(userId:$userId,flag:$flag){isAllowed,reason,changedByName,changedAt}}"
  }
};
})();

(node as any).hash = "f6b119ad5861dca13f72f2f9499c8a58";

export default node;
