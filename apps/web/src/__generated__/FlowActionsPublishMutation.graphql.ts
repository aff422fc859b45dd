/**
 * @generated SignedSource<<106f713e084998505a213b641d5fb7e3>>
 * @relayHash 90c12fb472b80aea2292f1019acbc7b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d4d15a6d5dddb38e479a874f61ce74619d095c97c477441edb2201a797dabd8

import { ConcreteRequest } from 'relay-runtime';
export type GuidedFlowStatus = "Archived" | "Draft" | "Published";
import { GuidedFlow } from "@parley/guided-flow/flow";
export type PublishGuidedFlowInput = {
  guidedFlowId: string;
  note?: string | null | undefined;
  revision: number;
};
export type FlowActionsPublishMutation$variables = {
  input: PublishGuidedFlowInput;
};
export type FlowActionsPublishMutation$data = {
  readonly publishGuidedFlow: {
    readonly draft: {
      readonly hasChanges: boolean;
    };
    readonly id: string;
    readonly published: {
      readonly content: GuidedFlow;
      readonly id: string;
      readonly note: string;
      readonly number: number;
      readonly publishedAt: string;
      readonly publishedByName: string | null | undefined;
    } | null | undefined;
    readonly status: GuidedFlowStatus;
    readonly updatedAt: string;
  };
};
export type FlowActionsPublishMutation = {
  response: FlowActionsPublishMutation$data;
  variables: FlowActionsPublishMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "GuidedFlow",
    "kind": "LinkedField",
    "name": "publishGuidedFlow",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GuidedFlowVersion",
        "kind": "LinkedField",
        "name": "published",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedByName",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GuidedFlowDraft",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasChanges",
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
    "name": "FlowActionsPublishMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FlowActionsPublishMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "90c12fb472b80aea2292f1019acbc7b2",
    "id": "5d4d15a6d5dddb38e479a874f61ce74619d095c97c477441edb2201a797dabd8",
    "metadata": {},
    "name": "FlowActionsPublishMutation",
    "operationKind": "mutation",
    "text": "mutation FlowActionsPublishMutation($input:PublishGuidedFlowInput!){publishGuidedFlow(input:$input){id,status,updatedAt,published{id,number,content,note,publishedAt,publishedByName},draft{hasChanges}}}"
  }
};
})();

(node as any).hash = "e0227c5898c718f54f0766264874db8e";

export default node;
