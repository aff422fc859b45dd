/**
 * @generated SignedSource<<78dbc9c5bfed2d33b974d1e3064e61ab>>
 * @relayHash 2206e4b9bd4ee5694b2c4cdf34882cd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 720fa93eb298b545e9b822391619d20a82b8da0fb6596064fc7e7d1d6ba87e84

import { ConcreteRequest } from 'relay-runtime';
export type AutomatedFaqState = "Draft" | "Live" | "Off" | "Suggested";
export type FaqImportAction = "Create" | "Replace" | "Skip";
export type ImportDialogPreviewMutation$variables = {
  csv: string;
};
export type ImportDialogPreviewMutation$data = {
  readonly previewFaqImport: ReadonlyArray<{
    readonly action: FaqImportAction;
    readonly line: number;
    readonly phrasingCount: number;
    readonly problem: string | null | undefined;
    readonly question: string;
    readonly state: AutomatedFaqState | null | undefined;
  }>;
};
export type ImportDialogPreviewMutation = {
  response: ImportDialogPreviewMutation$data;
  variables: ImportDialogPreviewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "csv"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "csv",
        "variableName": "csv"
      }
    ],
    "concreteType": "FaqImportRow",
    "kind": "LinkedField",
    "name": "previewFaqImport",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "line",
        "storageKey": null
      },
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
        "name": "phrasingCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "action",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "problem",
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
    "name": "ImportDialogPreviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportDialogPreviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2206e4b9bd4ee5694b2c4cdf34882cd6",
    "id": "720fa93eb298b545e9b822391619d20a82b8da0fb6596064fc7e7d1d6ba87e84",
    "metadata": {},
    "name": "ImportDialogPreviewMutation",
    "operationKind": "mutation",
    "text": "mutation ImportDialogPreviewMutation($csv:String!){previewFaqImport(csv:$csv){line,question,phrasingCount,state,action,problem}}"
  }
};
})();

(node as any).hash = "9bb35dfbac704eb93fe3f59524d99b36";

export default node;
