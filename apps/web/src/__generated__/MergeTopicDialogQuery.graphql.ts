/**
 * @generated SignedSource<<2d8e255ea0f835d800807cd33a8b5d9d>>
 * @relayHash ab27935b7e3aec84893aa6006b644953
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2469e56ee3905fa3319e8149f06ffca92884c4b7c61584dc89d5047fa1508055

import { ConcreteRequest } from 'relay-runtime';
export type AnalyticsUnit = "Day" | "Month" | "Week";
export type InsightsFilter = {
  assistantId?: string | null | undefined;
  from: string;
  to: string;
  unit?: AnalyticsUnit;
};
export type MergeTopicDialogQuery$variables = {
  filter: InsightsFilter;
};
export type MergeTopicDialogQuery$data = {
  readonly insights: {
    readonly topics: ReadonlyArray<{
      readonly topic: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type MergeTopicDialogQuery = {
  response: MergeTopicDialogQuery$data;
  variables: MergeTopicDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "concreteType": "Insights",
    "kind": "LinkedField",
    "name": "insights",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TopicFigures",
        "kind": "LinkedField",
        "name": "topics",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Topic",
            "kind": "LinkedField",
            "name": "topic",
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
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "MergeTopicDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MergeTopicDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ab27935b7e3aec84893aa6006b644953",
    "id": "2469e56ee3905fa3319e8149f06ffca92884c4b7c61584dc89d5047fa1508055",
    "metadata": {},
    "name": "MergeTopicDialogQuery",
    "operationKind": "query",
    "text": "query MergeTopicDialogQuery($filter:InsightsFilter!){insights(filter:$filter){topics{topic{id,name}}}}"
  }
};
})();

(node as any).hash = "6fe06cf5ec8daaa848938ea91885676e";

export default node;
