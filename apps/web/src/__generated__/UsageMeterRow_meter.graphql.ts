/**
 * @generated SignedSource<<2b5460bb1643265f108d0c319bcedc44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AtLimit = "Grace10" | "NotifyOnly" | "Stop";
export type UsageMetric = "ApiRequests" | "FormSubmissions" | "MapRequests" | "Messages";
import { FragmentRefs } from "relay-runtime";
export type UsageMeterRow_meter$data = {
  readonly alerts: ReadonlyArray<{
    readonly reachedAt: string;
    readonly threshold: number;
  }>;
  readonly atLimit: AtLimit;
  readonly byAssistant: ReadonlyArray<{
    readonly assistant: {
      readonly title: string;
    } | null | undefined;
    readonly used: number;
  }>;
  readonly forecast: {
    readonly expected: number;
    readonly reachedAt: string | null | undefined;
  } | null | undefined;
  readonly isStopped: boolean;
  readonly limit: number | null | undefined;
  readonly metric: UsageMetric;
  readonly used: number;
  readonly " $fragmentType": "UsageMeterRow_meter";
};
export type UsageMeterRow_meter$key = {
  readonly " $data"?: UsageMeterRow_meter$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageMeterRow_meter">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "used",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reachedAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsageMeterRow_meter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metric",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "limit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "atLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStopped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UsageForecast",
      "kind": "LinkedField",
      "name": "forecast",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expected",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UsageAlert",
      "kind": "LinkedField",
      "name": "alerts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "threshold",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantUsage",
      "kind": "LinkedField",
      "name": "byAssistant",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Assistant",
          "kind": "LinkedField",
          "name": "assistant",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UsageMeter",
  "abstractKey": null
};
})();

(node as any).hash = "932712b2989720689d2e7bd074e5bd5f";

export default node;
