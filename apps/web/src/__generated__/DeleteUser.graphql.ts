/**
 * @generated SignedSource<<930169ee488868a0db7439d2bd56bd79>>
 * @relayHash 9bdf400694d3768e5796206ae3491f0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d089e582f8dfeb741df158751e1dfc1b1cb1fb65d7579029b66ea757dc99217c

import { ConcreteRequest } from 'relay-runtime';
export type DeleteUser$variables = {
  assigneeId?: string | null | undefined;
  id: string;
  teamId?: string | null | undefined;
};
export type DeleteUser$data = {
  readonly deleteUser: string;
};
export type DeleteUser = {
  response: DeleteUser$data;
  variables: DeleteUser$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assigneeId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "teamId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "assigneeId",
        "variableName": "assigneeId"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "teamId",
        "variableName": "teamId"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteUser",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteUser",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeleteUser",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "9bdf400694d3768e5796206ae3491f0f",
    "id": "d089e582f8dfeb741df158751e1dfc1b1cb1fb65d7579029b66ea757dc99217c",
    "metadata": {},
    "name": "DeleteUser",
    "operationKind": "mutation",
    "text": "mutation DeleteUser($id:ID!,$assigneeId:ID,$teamId:ID){deleteUser(id:$id,assigneeId:$assigneeId,teamId:$teamId)}"
  }
};
})();

(node as any).hash = "1994dea88d206358886f89cb0947b5ce";

export default node;
