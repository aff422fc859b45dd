/**
 * @generated SignedSource<<04acc94caef989cebafe0b7f2977fe91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EngineSection_query$data = {
  readonly answerEngines: ReadonlyArray<{
    readonly isModel: boolean;
    readonly label: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "EngineSection_query";
};
export type EngineSection_query$key = {
  readonly " $data"?: EngineSection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngineSection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EngineSection_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerEngine",
      "kind": "LinkedField",
      "name": "answerEngines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isModel",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "df10d74324f4aa1a5f68272c1f3403af";

export default node;
