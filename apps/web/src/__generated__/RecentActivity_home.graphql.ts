/**
 * @generated SignedSource<<1b1cc053fc708f325ebd3c5ff10cd637>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ActivityKind = "ArticlePublished" | "Assigned" | "AssistantPublished" | "ContentTrained" | "FlowPublished" | "FormPublished" | "FormSubmitted" | "Mentioned" | "Resolved";
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
import { FragmentRefs } from "relay-runtime";
export type RecentActivity_home$data = {
  readonly activity: ReadonlyArray<{
    readonly actorName: string | null | undefined;
    readonly assistantType: AssistantType | null | undefined;
    readonly at: string;
    readonly id: string;
    readonly kind: ActivityKind;
    readonly number: number | null | undefined;
    readonly subject: string;
    readonly subjectId: string | null | undefined;
  }>;
  readonly " $fragmentType": "RecentActivity_home";
};
export type RecentActivity_home$key = {
  readonly " $data"?: RecentActivity_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentActivity_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentActivity_home",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "Activity",
      "kind": "LinkedField",
      "name": "activity",
      "plural": true,
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subjectId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
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
          "name": "assistantType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": "activity(first:8)"
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "6bdc1113f4d00a40d069a1f0fe86e760";

export default node;
