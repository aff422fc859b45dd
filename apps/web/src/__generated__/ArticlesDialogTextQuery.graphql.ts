/**
 * @generated SignedSource<<e726722d20e3e79a9c65750290822945>>
 * @relayHash 515d2356bc5953150f272d306936b8dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d6b3a66e50db3f6c9528cd77bb8c51c68e9da25937321312289ddb6149beafd

import { ConcreteRequest } from 'relay-runtime';
export type ArticlesDialogTextQuery$variables = {
  id: string;
};
export type ArticlesDialogTextQuery$data = {
  readonly article: {
    readonly text: string;
  };
};
export type ArticlesDialogTextQuery = {
  response: ArticlesDialogTextQuery$data;
  variables: ArticlesDialogTextQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ArticlesDialogTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "article",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArticlesDialogTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "article",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "515d2356bc5953150f272d306936b8dc",
    "id": "6d6b3a66e50db3f6c9528cd77bb8c51c68e9da25937321312289ddb6149beafd",
    "metadata": {},
    "name": "ArticlesDialogTextQuery",
    "operationKind": "query",
    "text": "query ArticlesDialogTextQuery($id:ID!){article(id:$id){text,id}}"
  }
};
})();

(node as any).hash = "8de3dacd234c91f438f3fb4e13c4b95e";

export default node;
