/**
 * @generated SignedSource<<052c7754a81de4402d56be513a2302b2>>
 * @relayHash 2762a1f0cb70087f7e46698b47b08688
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5918eb919accba58607cc0db51065389192f22587a059968a2f9588096ceb1f1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5918eb919accba58607cc0db51065389192f22587a059968a2f9588096ceb1f1",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
