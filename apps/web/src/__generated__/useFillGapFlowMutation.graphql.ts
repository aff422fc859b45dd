/**
 * @generated SignedSource<<9af74fa3ff7c18568b5fe3e320568c2b>>
 * @relayHash 7e2391283e35e6c3f5c33d894626f7ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60166f8ea79b96f94177e515fdca56927ffb70dff22489a71a52b4ff3460808d

import { ConcreteRequest } from 'relay-runtime';
export type GapActionKind = "Article" | "AutomatedFaq" | "GuidedFlow";
export type GapInput = {
  answer?: string | null | undefined;
  questions: ReadonlyArray<string>;
  topicId?: string | null | undefined;
};
export type useFillGapFlowMutation$variables = {
  input: GapInput;
};
export type useFillGapFlowMutation$data = {
  readonly startGapFlow: {
    readonly id: string;
    readonly kind: GapActionKind;
    readonly targetId: string | null | undefined;
  };
};
export type useFillGapFlowMutation = {
  response: useFillGapFlowMutation$data;
  variables: useFillGapFlowMutation$variables;
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
    "name": "startGapFlow",
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
    "name": "useFillGapFlowMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFillGapFlowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7e2391283e35e6c3f5c33d894626f7ad",
    "id": "60166f8ea79b96f94177e515fdca56927ffb70dff22489a71a52b4ff3460808d",
    "metadata": {},
    "name": "useFillGapFlowMutation",
    "operationKind": "mutation",
    "text": "mutation useFillGapFlowMutation($input:GapInput!){startGapFlow(input:$input){id,kind,targetId}}"
  }
};
})();

(node as any).hash = "e1917b21b533300ad71865a9b1a3f3d7";

export default node;
