/**
 * @generated SignedSource<<34302a37ec88287512a1387242c9ebbf>>
 * @relayHash b70b638b1eaef513a08087319158232c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b01dc342389a445ac334fc95aca7ae139606f7e43c5a0853f20a6b0ee7051943

import { ConcreteRequest } from 'relay-runtime';
export type GuidedFlowStatus = "Archived" | "Draft" | "Published";
export type PresentationType = "Button" | "Card";
import { GuidedFlow } from "@parley/guided-flow/flow";
export type UpdateGuidedFlowInput = {
  content: GuidedFlow;
  guidedFlowId: string;
  revision: number;
};
export type SaveGuidedFlow$variables = {
  input: UpdateGuidedFlowInput;
};
export type SaveGuidedFlow$data = {
  readonly updateGuidedFlow: {
    readonly draft: {
      readonly content: GuidedFlow;
      readonly hasChanges: boolean;
      readonly revision: number;
      readonly savedAt: string;
      readonly savedByName: string | null | undefined;
    };
    readonly id: string;
    readonly name: string;
    readonly presentation: {
      readonly lineOne: string;
      readonly lineThree: string | null | undefined;
      readonly lineTwo: string | null | undefined;
      readonly type: PresentationType;
    };
    readonly status: GuidedFlowStatus;
    readonly updatedAt: string;
  };
};
export type SaveGuidedFlow = {
  response: SaveGuidedFlow$data;
  variables: SaveGuidedFlow$variables;
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
    "concreteType": "GuidedFlow",
    "kind": "LinkedField",
    "name": "updateGuidedFlow",
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
        "kind": "ScalarField",
        "name": "updatedAt",
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
            "name": "revision",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedByName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedAt",
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
    "name": "SaveGuidedFlow",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SaveGuidedFlow",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b70b638b1eaef513a08087319158232c",
    "id": "b01dc342389a445ac334fc95aca7ae139606f7e43c5a0853f20a6b0ee7051943",
    "metadata": {},
    "name": "SaveGuidedFlow",
    "operationKind": "mutation",
    "text": "mutation SaveGuidedFlow($input:UpdateGuidedFlowInput!){updateGuidedFlow(input:$input){id,name,status,updatedAt,presentation{type,lineOne,lineTwo,lineThree},draft{content,revision,savedByName,savedAt,hasChanges}}}"
  }
};
})();

(node as any).hash = "7ee3f2c7c164e1309a2a54b9bb0c47a5";

export default node;
