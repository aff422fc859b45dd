/**
 * @generated SignedSource<<cd0612f2a00759fd440f9870883fad25>>
 * @relayHash 882e2c546ea594fa565889f5d5778726
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70846af7caadda4f130908f8ed1c32f7b793eef88e15db8d2d3c84048fa5d761

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantLayoutQuery } from './AssistantLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AssistantLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70846af7caadda4f130908f8ed1c32f7b793eef88e15db8d2d3c84048fa5d761",
    "metadata": {},
    "name": "AssistantLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
