/**
 * @generated SignedSource<<1d527f3fc8eb0c5965a8d999b134bbb5>>
 * @relayHash 2653f1a76d869e59dd3beabf5014d898
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d74ab8b5f074e5948924449e380172541abb140fe31682a9023bf56b29a157ae

import { ConcreteRequest } from 'relay-runtime';
export type CreateDataExportLink$variables = {
  id: string;
};
export type CreateDataExportLink$data = {
  readonly createDataExportLink: {
    readonly url: string;
  };
};
export type CreateDataExportLink = {
  response: CreateDataExportLink$data;
  variables: CreateDataExportLink$variables;
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
    "concreteType": "DataExportLink",
    "kind": "LinkedField",
    "name": "createDataExportLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
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
    "name": "CreateDataExportLink",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateDataExportLink",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2653f1a76d869e59dd3beabf5014d898",
    "id": "d74ab8b5f074e5948924449e380172541abb140fe31682a9023bf56b29a157ae",
    "metadata": {},
    "name": "CreateDataExportLink",
    "operationKind": "mutation",
    "text": "mutation CreateDataExportLink($id:ID!){createDataExportLink(id:$id){url}}"
  }
};
})();

(node as any).hash = "77fdab8ce7cbd314e73c7bc61152127c";

export default node;
