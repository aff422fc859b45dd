/**
 * @generated SignedSource<<b565037b66d8e6dcf99d471fb2a62684>>
 * @relayHash 33ae82ee3d4ea44bafb99e81b2c5801e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7eac0ddbe3aef446d5d3d31d9e908a7b7d00e91be3cf1963c2f3660215af55c0

import { ConcreteRequest } from 'relay-runtime';
export type GapActionKind = "Article" | "AutomatedFaq" | "GuidedFlow";
export type GapInput = {
  answer?: string | null | undefined;
  questions: ReadonlyArray<string>;
  topicId?: string | null | undefined;
};
export type useFillGapArticleMutation$variables = {
  input: GapInput;
};
export type useFillGapArticleMutation$data = {
  readonly writeGapArticle: {
    readonly id: string;
    readonly kind: GapActionKind;
    readonly targetId: string | null | undefined;
  };
};
export type useFillGapArticleMutation = {
  response: useFillGapArticleMutation$data;
  variables: useFillGapArticleMutation$variables;
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
        "name": "kind",
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
    "name": "useFillGapArticleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFillGapArticleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "33ae82ee3d4ea44bafb99e81b2c5801e",
    "id": "7eac0ddbe3aef446d5d3d31d9e908a7b7d00e91be3cf1963c2f3660215af55c0",
    "metadata": {},
    "name": "useFillGapArticleMutation",
    "operationKind": "mutation",
    "text": "mutation useFillGapArticleMutation($input:GapInput!){writeGapArticle(input:$input){id,kind,targetId}}"
  }
};
})();

(node as any).hash = "ed0f55ea2c353cdd418299db814b7b35";

export default node;
