/**
 * @generated SignedSource<<dc167bab7919b66c8320df913b201c29>>
 * @relayHash f555dd3970901d78163ca7c09068d36e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f904abe7d7fc6db9270b3249c96cf27826e091ce8f0041241a35a6bf99798804

import { ConcreteRequest } from 'relay-runtime';
export type useFlowFiguresQuery$variables = {
  from?: string | null | undefined;
  id: string;
  to?: string | null | undefined;
  version?: number | null | undefined;
};
export type useFlowFiguresQuery$data = {
  readonly guidedFlow: {
    readonly counts: {
      readonly completions: number;
      readonly edges: ReadonlyArray<{
        readonly count: number;
        readonly source: string;
        readonly target: string;
      }>;
      readonly handoffs: number;
      readonly nodes: ReadonlyArray<{
        readonly dropOff: number;
        readonly nodeId: string;
        readonly reached: number;
      }>;
      readonly starts: number;
    };
  };
};
export type useFlowFiguresQuery = {
  response: useFlowFiguresQuery$data;
  variables: useFlowFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "from"
    },
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "to"
    },
    {
      "kind": "Variable",
      "name": "version",
      "variableName": "version"
    }
  ],
  "concreteType": "GuidedFlowCounts",
  "kind": "LinkedField",
  "name": "counts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handoffs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowNodeCount",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nodeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reached",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dropOff",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowEdgeCount",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "target",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFlowFiguresQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "GuidedFlow",
        "kind": "LinkedField",
        "name": "guidedFlow",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFlowFiguresQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "GuidedFlow",
        "kind": "LinkedField",
        "name": "guidedFlow",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f555dd3970901d78163ca7c09068d36e",
    "id": "f904abe7d7fc6db9270b3249c96cf27826e091ce8f0041241a35a6bf99798804",
    "metadata": {},
    "name": "useFlowFiguresQuery",
    "operationKind": "query",
    "text": "query useFlowFiguresQuery($id:ID!,$from:String,$to:String,$version:Int){guidedFlow(id:$id){counts(from:$from,to:$to,version:$version){starts,completions,handoffs,nodes{nodeId,reached,dropOff},edges{source,target,count}},id}}"
  }
};
})();

(node as any).hash = "8993f48334ee5d4689cc6eb096674899";

export default node;
