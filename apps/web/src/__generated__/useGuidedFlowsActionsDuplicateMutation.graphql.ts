/**
 * @generated SignedSource<<297e1d385398cfbb0abdf5c46157ee6e>>
 * @relayHash b45967d56474c815203445bd05a83853
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2227c57e2f014c146b41727a239fc3679d77cb3f8b63cd3dcefe4a0de8f0760

import { ConcreteRequest } from 'relay-runtime';
export type GuidedFlowStatus = "Archived" | "Draft" | "Published";
export type PresentationType = "Button" | "Card";
import { GuidedFlow } from "@parley/guided-flow/flow";
export type useGuidedFlowsActionsDuplicateMutation$variables = {
  id: string;
};
export type useGuidedFlowsActionsDuplicateMutation$data = {
  readonly duplicateGuidedFlow: {
    readonly archivedAt: string | null | undefined;
    readonly begunBy: ReadonlyArray<{
      readonly id: string;
      readonly question: string;
    }>;
    readonly completions: number;
    readonly draft: {
      readonly content: GuidedFlow;
      readonly hasChanges: boolean;
    };
    readonly id: string;
    readonly name: string;
    readonly presentation: {
      readonly lineOne: string;
      readonly lineThree: string | null | undefined;
      readonly lineTwo: string | null | undefined;
      readonly type: PresentationType;
    };
    readonly published: {
      readonly id: string;
      readonly number: number;
    } | null | undefined;
    readonly publishedIssues: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly publishedWarnings: ReadonlyArray<string>;
    readonly starts: number;
    readonly status: GuidedFlowStatus;
    readonly updatedAt: string;
    readonly usedIn: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }>;
  };
};
export type useGuidedFlowsActionsDuplicateMutation = {
  response: useGuidedFlowsActionsDuplicateMutation$data;
  variables: useGuidedFlowsActionsDuplicateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "GuidedFlow",
    "kind": "LinkedField",
    "name": "duplicateGuidedFlow",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FlowPresentation",
        "kind": "LinkedField",
        "name": "presentation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineOne",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineTwo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineThree",
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
            "name": "content",
            "storageKey": null
          },
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GuidedFlowIssue",
        "kind": "LinkedField",
        "name": "publishedIssues",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publishedWarnings",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "begunBy",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "question",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
        "name": "updatedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "archivedAt",
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
    "name": "useGuidedFlowsActionsDuplicateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGuidedFlowsActionsDuplicateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "b45967d56474c815203445bd05a83853",
    "id": "f2227c57e2f014c146b41727a239fc3679d77cb3f8b63cd3dcefe4a0de8f0760",
    "metadata": {},
    "name": "useGuidedFlowsActionsDuplicateMutation",
    "operationKind": "mutation",
    "text": "mutation useGuidedFlowsActionsDuplicateMutation($id:ID!){duplicateGuidedFlow(id:$id){id,name,status,presentation{type,lineOne,lineTwo,lineThree},draft{content,hasChanges},published{id,number},publishedIssues{message},publishedWarnings,usedIn{id,title},begunBy{id,question},starts,completions,updatedAt,archivedAt}}"
  }
};
})();

(node as any).hash = "6c40b1071c7bc93f38c885eb5c5cf9c5";

export default node;
