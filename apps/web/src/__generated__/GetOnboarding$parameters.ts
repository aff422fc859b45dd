/**
 * @generated SignedSource<<488ddcd082c58f59611565d1a1ce42ba>>
 * @relayHash b748d8a5be77dae3fece8734d8f4f941
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 183fb82cd3c59bcbc5377ed3c6a897db66399bcc9598e76bd0884b501a54bc3a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetOnboarding } from './GetOnboarding.graphql';

const node: PreloadableConcreteRequest<GetOnboarding> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "183fb82cd3c59bcbc5377ed3c6a897db66399bcc9598e76bd0884b501a54bc3a",
    "metadata": {},
    "name": "GetOnboarding",
    "operationKind": "query",
    "text": null
  }
};

export default node;
