/**
 * @generated SignedSource<<579ef166e24b987f69590ac9559a33d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Funnels_analytics$data = {
  readonly funnel: {
    readonly left: {
      readonly definition: string;
      readonly name: string;
    } | null | undefined;
    readonly rows: ReadonlyArray<{
      readonly counts: ReadonlyArray<{
        readonly before: number;
        readonly count: number;
        readonly step: string | null | undefined;
      }>;
      readonly key: string;
      readonly left: ReadonlyArray<{
        readonly count: number;
        readonly name: string;
        readonly step: string;
      }>;
      readonly name: string;
    }>;
    readonly stages: ReadonlyArray<{
      readonly definition: string;
      readonly name: string;
      readonly stage: string;
    }>;
  };
  readonly " $fragmentType": "Funnels_analytics";
};
export type Funnels_analytics$key = {
  readonly " $data"?: Funnels_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Funnels_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "definition",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "step",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "kind"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Funnels_analytics",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "kind",
          "variableName": "kind"
        }
      ],
      "concreteType": "AnalyticsFunnel",
      "kind": "LinkedField",
      "name": "funnel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelStage",
          "kind": "LinkedField",
          "name": "stages",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stage",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelStage",
          "kind": "LinkedField",
          "name": "left",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "FunnelCount",
              "kind": "LinkedField",
              "name": "counts",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "before",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FunnelLeft",
              "kind": "LinkedField",
              "name": "left",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v0/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "b157afa4732befe6bd4d36e0bd1bed36";

export default node;
