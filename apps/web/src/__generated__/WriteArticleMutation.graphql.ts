/**
 * @generated SignedSource<<d7d4c054d8ab67849fd72856539cb662>>
 * @relayHash f1f467dbf5b3e4ce91e6b57f46911a72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20ebb89fe15b0b49e97977e7dcf2660f9a436d844545ba62e228f03cc572419b

import { ConcreteRequest } from 'relay-runtime';
export type GapInput = {
  answer?: string | null | undefined;
  questions: ReadonlyArray<string>;
  topicId?: string | null | undefined;
};
export type WriteArticleMutation$variables = {
  input: GapInput;
};
export type WriteArticleMutation$data = {
  readonly writeGapArticle: {
    readonly id: string;
    readonly targetId: string | null | undefined;
  };
};
export type WriteArticleMutation = {
  response: WriteArticleMutation$data;
  variables: WriteArticleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "GapAction",
    "kind": "LinkedField",
    "name": "writeGapArticle",
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
        "name": "targetId",
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
    "name": "WriteArticleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WriteArticleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f1f467dbf5b3e4ce91e6b57f46911a72",
    "id": "20ebb89fe15b0b49e97977e7dcf2660f9a436d844545ba62e228f03cc572419b",
    "metadata": {},
    "name": "WriteArticleMutation",
    "operationKind": "mutation",
    "text": "mutation WriteArticleMutation($input:GapInput!){writeGapArticle(input:$input){id,targetId}}"
  }
};
})();

(node as any).hash = "09de0d2e21d2db142a2dc1868225ac7c";

export default node;
