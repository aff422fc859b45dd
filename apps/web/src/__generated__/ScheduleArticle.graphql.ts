/**
 * @generated SignedSource<<e40f38f324c1ae5b5188269d457f6de1>>
 * @relayHash 3dbe7d511fb4a2df8f40e5b6a9a1cef4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb55ff28c631f0f7186991d65436f8e8e4159fc3010bcd6d4d9d7379ecbcd74b

import { ConcreteRequest } from 'relay-runtime';
export type ScheduleArticle$variables = {
  id: string;
  publishAt: string;
};
export type ScheduleArticle$data = {
  readonly scheduleArticle: {
    readonly id: string;
    readonly publishAt: string | null | undefined;
  };
};
export type ScheduleArticle = {
  response: ScheduleArticle$data;
  variables: ScheduleArticle$variables;
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
    "name": "publishAt"
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
        "name": "publishAt",
        "variableName": "publishAt"
      }
    ],
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "scheduleArticle",
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
        "name": "publishAt",
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
    "name": "ScheduleArticle",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ScheduleArticle",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3dbe7d511fb4a2df8f40e5b6a9a1cef4",
    "id": "bb55ff28c631f0f7186991d65436f8e8e4159fc3010bcd6d4d9d7379ecbcd74b",
    "metadata": {},
    "name": "ScheduleArticle",
    "operationKind": "mutation",
    "text": "mutation ScheduleArticle($id:ID!,$publishAt:DateTime!){scheduleArticle(id:$id,publishAt:$publishAt){id,publishAt}}"
  }
};
})();

(node as any).hash = "dce635e36b0b587a07d38d8fd7911ee5";

export default node;
