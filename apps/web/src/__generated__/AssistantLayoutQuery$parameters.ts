/**
 * @generated SignedSource<<ce82d9f0d6f7b36f875680fb1c26c5f5>>
 * @relayHash eef88b9da518efaa644267ea5ab02058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70ffba867c4b211498dff61bdbe9db885176739ad8780e14ac9abec7d1268a62

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantLayoutQuery } from './AssistantLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AssistantLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70ffba867c4b211498dff61bdbe9db885176739ad8780e14ac9abec7d1268a62",
    "metadata": {},
    "name": "AssistantLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
