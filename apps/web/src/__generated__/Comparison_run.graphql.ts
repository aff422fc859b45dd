/**
 * @generated SignedSource<<bdc10692c158563bbc134714622c12b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EvaluationVerdict = "Refused" | "Right" | "Wrong";
import { FragmentRefs } from "relay-runtime";
export type Comparison_run$data = {
  readonly before: {
    readonly draft: {
      readonly falsely: number;
      readonly right: number;
    };
  } | null | undefined;
  readonly draft: {
    readonly falsely: number;
    readonly inTopFive: number;
    readonly refusedInError: number;
    readonly right: number;
  };
  readonly endedAt: string | null | undefined;
  readonly live: {
    readonly falsely: number;
    readonly inTopFive: number;
    readonly refusedInError: number;
    readonly right: number;
  };
  readonly moved: ReadonlyArray<{
    readonly after: EvaluationVerdict;
    readonly before: EvaluationVerdict;
    readonly isBetter: boolean;
    readonly question: string;
  }>;
  readonly " $fragmentType": "Comparison_run";
};
export type Comparison_run$key = {
  readonly " $data"?: Comparison_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "right",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "falsely",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inTopFive",
    "storageKey": null
  },
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "refusedInError",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Comparison_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EvaluationSide",
      "kind": "LinkedField",
      "name": "live",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EvaluationSide",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EvaluationMove",
      "kind": "LinkedField",
      "name": "moved",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBetter",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EvaluationRun",
      "kind": "LinkedField",
      "name": "before",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EvaluationSide",
          "kind": "LinkedField",
          "name": "draft",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EvaluationRun",
  "abstractKey": null
};
})();

(node as any).hash = "bd8a2935868d0179998d9c0461e7d73c";

export default node;
