/**
 * @generated SignedSource<<4c1b1c6cbe9d45914e0b2866a8aff660>>
 * @relayHash d8bbc843197a944d3475874699860434
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e684591d4e53d84bae7d87b809368db5b23d60b61c2fcbcc0f1a02ec2ed7fca

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ScheduleMessageInput = {
  attachmentIds?: ReadonlyArray<string> | null | undefined;
  body: string;
  cancelIfReply?: boolean;
  conversationId: string;
  key: string;
  sendAt: string;
};
export type ScheduleMessage$variables = {
  input: ScheduleMessageInput;
};
export type ScheduleMessage$data = {
  readonly scheduleMessage: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ScheduledMessages_conversation">;
  };
};
export type ScheduleMessage = {
  response: ScheduleMessage$data;
  variables: ScheduleMessage$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ScheduleMessage",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "scheduleMessage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ScheduledMessages_conversation"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ScheduleMessage",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "scheduleMessage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScheduledMessage",
            "kind": "LinkedField",
            "name": "scheduledMessages",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "authorId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "authorName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "body",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sendAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cancelIfReply",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Attachment",
                "kind": "LinkedField",
                "name": "attachments",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mediaType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "size",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "width",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "height",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
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
    ]
  },
  "params": {
    "cacheID": "d8bbc843197a944d3475874699860434",
    "id": "5e684591d4e53d84bae7d87b809368db5b23d60b61c2fcbcc0f1a02ec2ed7fca",
    "metadata": {},
    "name": "ScheduleMessage",
    "operationKind": "mutation",
    "text": "mutation ScheduleMessage($input:ScheduleMessageInput!){scheduleMessage(input:$input){id,...ScheduledMessages_conversation}}fragment ScheduledMessages_conversation on Conversation{id,scheduledMessages{id,authorId,authorName,body,sendAt,cancelIfReply,attachments{id,kind,name,mediaType,size,width,height,url}}}"
  }
};
})();

(node as any).hash = "50dbda546a9a30e27d6f6f052c111b36";

export default node;
