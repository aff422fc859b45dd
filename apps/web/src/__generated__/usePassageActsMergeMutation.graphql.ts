/**
 * @generated SignedSource<<04e0c93a69e87221e42cce186bc2fde2>>
 * @relayHash b565ea126efa84593671bcaa234c5ea1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc08509a7d4cdaccc2f8740db0407601e412e4a78ca200a69f113824de85e7aa

import { ConcreteRequest } from 'relay-runtime';
export type usePassageActsMergeMutation$variables = {
  id: string;
};
export type usePassageActsMergeMutation$data = {
  readonly mergePassage: {
    readonly id: string;
    readonly passageCount: number;
    readonly passages: ReadonlyArray<{
      readonly id: string;
      readonly isEdited: boolean;
      readonly questions: ReadonlyArray<string>;
      readonly text: string;
    }>;
  };
};
export type usePassageActsMergeMutation = {
  response: usePassageActsMergeMutation$data;
  variables: usePassageActsMergeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "mergePassage",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passageCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Passage",
        "kind": "LinkedField",
        "name": "passages",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "questions",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEdited",
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
    "name": "usePassageActsMergeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePassageActsMergeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "b565ea126efa84593671bcaa234c5ea1",
    "id": "bc08509a7d4cdaccc2f8740db0407601e412e4a78ca200a69f113824de85e7aa",
    "metadata": {},
    "name": "usePassageActsMergeMutation",
    "operationKind": "mutation",
    "text": "mutation usePassageActsMergeMutation($id:ID!){mergePassage(id:$id){id,passageCount,passages{id,text,questions,isEdited}}}"
  }
};
})();

(node as any).hash = "e6e36b5a228861d75830d2052f4f4316";

export default node;
