/**
 * @generated SignedSource<<b0634095bf90e052109282d944b2fa5e>>
 * @relayHash e7c038af8a61cccd87c695802ee27281
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de3a747507d26e9e845859f683f6fef2155d3d2a4154e42b202442d311a06d29

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
    readonly usedIn: ReadonlyArray<{
      readonly id: string;
    }>;
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "usedIn",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
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
    "cacheID": "e7c038af8a61cccd87c695802ee27281",
    "id": "de3a747507d26e9e845859f683f6fef2155d3d2a4154e42b202442d311a06d29",
    "metadata": {},
    "name": "FlowActionsPublishMutation",
    "operationKind": "mutation",
    "text": "mutation FlowActionsPublishMutation($input:PublishGuidedFlowInput!){publishGuidedFlow(input:$input){id,status,updatedAt,published{id,number,content,note,publishedAt,publishedByName},draft{hasChanges},usedIn{id}}}"
  }
};
})();

(node as any).hash = "20f450b18faa2eb5bf1459b384f663df";

export default node;
