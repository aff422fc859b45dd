/**
 * @generated SignedSource<<386820b3c1fe7979128be1378750a224>>
 * @relayHash faf5c70e84f66a9bb911b7f48b875f39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b8b4b44f4613756f0206a3759ecd041ce323ac8523b966b0256e994169a309d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanySize = "Over1000" | "UpTo10" | "UpTo1000" | "UpTo200" | "UpTo50";
export type OnboardingDetailsInput = {
  companySize?: CompanySize | null | undefined;
  country?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  timezone?: string | null | undefined;
  website?: string | null | undefined;
};
export type SaveOnboardingDetails$variables = {
  input: OnboardingDetailsInput;
};
export type SaveOnboardingDetails$data = {
  readonly saveOnboardingDetails: {
    readonly " $fragmentSpreads": FragmentRefs<"ClientOnboarding_onboarding">;
  };
};
export type SaveOnboardingDetails = {
  response: SaveOnboardingDetails$data;
  variables: SaveOnboardingDetails$variables;
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
    "name": "SaveOnboardingDetails",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Onboarding",
        "kind": "LinkedField",
        "name": "saveOnboardingDetails",
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
    "name": "SaveOnboardingDetails",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Onboarding",
        "kind": "LinkedField",
        "name": "saveOnboardingDetails",
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
    "cacheID": "faf5c70e84f66a9bb911b7f48b875f39",
    "id": "4b8b4b44f4613756f0206a3759ecd041ce323ac8523b966b0256e994169a309d",
    "metadata": {},
    "name": "SaveOnboardingDetails",
    "operationKind": "mutation",
    "text": "mutation SaveOnboardingDetails($input:OnboardingDetailsInput!){saveOnboardingDetails(input:$input){...ClientOnboarding_onboarding,id}}fragment ChatStep_onboarding on Onboarding{assistantTitle,assistantAvatar,assistantColour,greeting,client{name,manuallyInvoiced,id}}fragment ClientOnboarding_onboarding on Onboarding{id,step,client{id,manuallyInvoiced},...DetailsStep_onboarding,...ChatStep_onboarding,...SubscriptionStep_onboarding,...PaymentStep_onboarding,...InstallStep_onboarding}fragment DetailsStep_onboarding on Onboarding{step,website,timezone,companySize,client{name,country,phone,manuallyInvoiced,id}}fragment InstallGuide_onboarding on Onboarding{snippet,chatUrl,lastPingAt,lastPingUrl}fragment InstallStep_onboarding on Onboarding{assistantTitle,subscriptionType,client{manuallyInvoiced,website,id},...InstallGuide_onboarding}fragment PaymentStep_onboarding on Onboarding{subscriptionType,client{manuallyInvoiced,id}}fragment SubscriptionStep_onboarding on Onboarding{subscriptionType,client{manuallyInvoiced,id}}"
  }
};
})();

(node as any).hash = "2490e75d6047e569508fbc4531d99fd8";

export default node;
