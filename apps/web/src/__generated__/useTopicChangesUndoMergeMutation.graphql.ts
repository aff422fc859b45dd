/**
 * @generated SignedSource<<86f3d7ce7c0fceee26dc6e66adeef155>>
 * @relayHash 24f0782660badd1bc20f89769ac33b9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fa3dda3d94f270a663b8bfd29f48f55de9cd214201513baa996659581b2a227

import { ConcreteRequest } from 'relay-runtime';
export type useTopicChangesUndoMergeMutation$variables = {
  id: string;
};
export type useTopicChangesUndoMergeMutation$data = {
  readonly undoTopicMerge: {
    readonly id: string;
    readonly name: string;
  };
};
export type useTopicChangesUndoMergeMutation = {
  response: useTopicChangesUndoMergeMutation$data;
  variables: useTopicChangesUndoMergeMutation$variables;
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
    "concreteType": "Topic",
    "kind": "LinkedField",
    "name": "undoTopicMerge",
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
    "name": "useTopicChangesUndoMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTopicChangesUndoMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "24f0782660badd1bc20f89769ac33b9c",
    "id": "1fa3dda3d94f270a663b8bfd29f48f55de9cd214201513baa996659581b2a227",
    "metadata": {},
    "name": "useTopicChangesUndoMergeMutation",
    "operationKind": "mutation",
    "text": "mutation useTopicChangesUndoMergeMutation($id:ID!){undoTopicMerge(id:$id){id,name}}"
  }
};
})();

(node as any).hash = "60b882b8b9af0841266280d1036349ac";

export default node;
