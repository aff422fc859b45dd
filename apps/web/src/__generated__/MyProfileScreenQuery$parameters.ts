/**
 * @generated SignedSource<<59aec17192c6e710f517db8df929a2a4>>
 * @relayHash 48db742c8f2f5eb15a5e841c49827249
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dd2db48c39f73a33b02c0ebd25b2f1725669cbd50cb36714fec4b59c7ff57e6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dd2db48c39f73a33b02c0ebd25b2f1725669cbd50cb36714fec4b59c7ff57e6",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
