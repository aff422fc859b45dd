import { graphql } from 'react-relay/hooks';

/** All permission flags: whatever asks for a person's or a role's permissions spreads this, unmasked. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment permissionFlags_permissions on Permissions {
    MANAGE_CLIENT
    INVITE_USERS
    DELETE_USERS
    MANAGE_CONVERSATIONS
    MANAGE_GUIDED_FLOWS
    MANAGE_AUTOMATED_FAQS
    MANAGE_ARTICLES
    UPDATE_USER_PROFILE
    VIEW_USERS
    VIEW_PERMISSIONS
    UPDATE_ASSISTANTS
  }
`;
