/**
 * @generated SignedSource<<5eb758a6bd58ba735ef9bb7eb9ed2fcc>>
 * @relayHash 3901a8f0e8c9e439af3a99389b1de8a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbfbfe583894bca9f3ceecaacc41758349078e4d8539ee13c36e0832642b2edd

import { ConcreteRequest } from 'relay-runtime';
export type useTopicChangesRenameMutation$variables = {
  id: string;
  name: string;
};
export type useTopicChangesRenameMutation$data = {
  readonly renameTopic: {
    readonly id: string;
    readonly name: string;
  };
};
export type useTopicChangesRenameMutation = {
  response: useTopicChangesRenameMutation$data;
  variables: useTopicChangesRenameMutation$variables;
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
    "name": "name"
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
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "Topic",
    "kind": "LinkedField",
    "name": "renameTopic",
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
    "name": "useTopicChangesRenameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTopicChangesRenameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3901a8f0e8c9e439af3a99389b1de8a1",
    "id": "bbfbfe583894bca9f3ceecaacc41758349078e4d8539ee13c36e0832642b2edd",
    "metadata": {},
    "name": "useTopicChangesRenameMutation",
    "operationKind": "mutation",
    "text": "mutation useTopicChangesRenameMutation($id:ID!,$name:String!){renameTopic(id:$id,name:$name){id,name}}"
  }
};
})();

(node as any).hash = "3fde30c461cbd006c57f836545f3da4c";

export default node;
