/**
 * @generated SignedSource<<ec562f7a00211b255569dc164dbdf596>>
 * @relayHash 7f42a6bf3ebe4c150036a80cb87e6214
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8e39b544965e9c7c6b518807035aff6511fb3832bd9ed223bdeb1bbb394ba37

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateScheduledMessageInput = {
  body: string;
  cancelIfReply: boolean;
  id: string;
  sendAt: string;
};
export type UpdateScheduledMessage$variables = {
  input: UpdateScheduledMessageInput;
};
export type UpdateScheduledMessage$data = {
  readonly updateScheduledMessage: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ScheduledMessages_conversation">;
  };
};
export type UpdateScheduledMessage = {
  response: UpdateScheduledMessage$data;
  variables: UpdateScheduledMessage$variables;
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
    "name": "UpdateScheduledMessage",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "updateScheduledMessage",
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
    "name": "UpdateScheduledMessage",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "updateScheduledMessage",
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
    "cacheID": "7f42a6bf3ebe4c150036a80cb87e6214",
    "id": "a8e39b544965e9c7c6b518807035aff6511fb3832bd9ed223bdeb1bbb394ba37",
    "metadata": {},
    "name": "UpdateScheduledMessage",
    "operationKind": "mutation",
    "text": "mutation UpdateScheduledMessage($input:UpdateScheduledMessageInput!){updateScheduledMessage(input:$input){id,...ScheduledMessages_conversation}}fragment ScheduledMessages_conversation on Conversation{id,scheduledMessages{id,authorId,authorName,body,sendAt,cancelIfReply,attachments{id,kind,name,mediaType,size,width,height,url}}}"
  }
};
})();

(node as any).hash = "f17cef58d398bfcb368224fbc1110a50";

export default node;
