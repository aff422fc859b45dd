/**
 * @generated SignedSource<<2832325bf9008b285d3ba8f4e55d3b57>>
 * @relayHash f5f7cdeb048047dedb082ce1f2812b8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c12310d0ebfcc4dc009c1d0e38b621924ec108168712e5cff444539dffccd88

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OnboardingChatInput = {
  assistantAvatarImageId?: string | null | undefined;
  assistantColour?: string | null | undefined;
  assistantTitle?: string | null | undefined;
  greeting?: string | null | undefined;
};
export type SaveOnboardingChat$variables = {
  input: OnboardingChatInput;
};
export type SaveOnboardingChat$data = {
  readonly saveOnboardingChat: {
    readonly " $fragmentSpreads": FragmentRefs<"ClientOnboarding_onboarding">;
  };
};
export type SaveOnboardingChat = {
  response: SaveOnboardingChat$data;
  variables: SaveOnboardingChat$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "website",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SaveOnboardingChat",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Onboarding",
        "kind": "LinkedField",
        "name": "saveOnboardingChat",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClientOnboarding_onboarding"
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
    "name": "SaveOnboardingChat",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Onboarding",
        "kind": "LinkedField",
        "name": "saveOnboardingChat",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "step",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "manuallyInvoiced",
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
                "name": "country",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companySize",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "assistantTitle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "assistantAvatar",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "assistantColour",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "greeting",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subscriptionType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "snippet",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "chatUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastPingAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastPingUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f5f7cdeb048047dedb082ce1f2812b8d",
    "id": "5c12310d0ebfcc4dc009c1d0e38b621924ec108168712e5cff444539dffccd88",
    "metadata": {},
    "name": "SaveOnboardingChat",
    "operationKind": "mutation",
    "text": "mutation SaveOnboardingChat($input:OnboardingChatInput!){saveOnboardingChat(input:$input){...ClientOnboarding_onboarding,id}}fragment ChatStep_onboarding on Onboarding{assistantTitle,assistantAvatar,assistantColour,greeting,client{name,manuallyInvoiced,id}}fragment ClientOnboarding_onboarding on Onboarding{id,step,client{id,manuallyInvoiced},...DetailsStep_onboarding,...ChatStep_onboarding,...SubscriptionStep_onboarding,...PaymentStep_onboarding,...InstallStep_onboarding}fragment DetailsStep_onboarding on Onboarding{step,website,timezone,companySize,client{name,country,phone,manuallyInvoiced,id}}fragment InstallGuide_onboarding on Onboarding{snippet,chatUrl,lastPingAt,lastPingUrl}fragment InstallStep_onboarding on Onboarding{assistantTitle,subscriptionType,client{manuallyInvoiced,website,id},...InstallGuide_onboarding}fragment PaymentStep_onboarding on Onboarding{subscriptionType,client{manuallyInvoiced,id}}fragment SubscriptionStep_onboarding on Onboarding{subscriptionType,client{manuallyInvoiced,id}}"
  }
};
})();

(node as any).hash = "540f49a7f41bb0dc41bc444cd3b97d3f";

export default node;
