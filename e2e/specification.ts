/** The operations that the specification lists, with the fields that it lists, and nothing of our own. */
export const specification = /* GraphQL */ `
  enum UserStatus {
    Pending
    Active
  }
  enum UserRole {
    Staff
    Admin
  }
  enum ClientSubscriptionType {
    Starter
    Standard
    Pro
    Enterprise
  }
  enum AssistantType {
    FloatingWidget
    FullscreenOverlay
  }
  type Permissions {
    MANAGE_CLIENT: Boolean!
    INVITE_USERS: Boolean!
    DELETE_USERS: Boolean!
    MANAGE_CONVERSATIONS: Boolean!
    MANAGE_GUIDED_FLOWS: Boolean!
    MANAGE_AUTOMATED_FAQS: Boolean!
    MANAGE_ARTICLES: Boolean!
    UPDATE_USER_PROFILE: Boolean!
    VIEW_USERS: Boolean!
    VIEW_PERMISSIONS: Boolean!
    UPDATE_ASSISTANTS: Boolean!
  }
  type ScheduledDowngrade {
    type: ClientSubscriptionType!
    dueDate: String!
  }
  type ClientSubscription {
    type: ClientSubscriptionType!
    cancellationDate: String
    scheduleToDowngrade: ScheduledDowngrade
  }
  type Client {
    id: ID!
    manuallyInvoiced: Boolean!
    name: String!
    email: String!
    phone: String
    country: String
    subscription: ClientSubscription
    isBotInstanceActive: Boolean!
    paymentMethodEntered: Boolean!
    integratedWithZendesk: Boolean!
    integratedWithCalendly: Boolean!
    activeBotTrainingSessionsFound: Boolean!
  }
  type User {
    id: ID!
    status: UserStatus!
    role: UserRole!
    name: String!
    email: String!
    phone: String
    shouldShowWelcomeBanner: Boolean!
    permissions: Permissions!
    client: Client
  }
  type Assistant {
    id: ID!
    type: AssistantType!
    title: String!
    avatar: String
  }
  type ClientFreeTrialInfo {
    daysRemaining: Int!
    messagesRemaining: Int!
  }
  type LoginPayload {
    accessToken: String!
    refreshToken: String
  }
  type AccessTokenPayload {
    accessToken: String!
  }
  input GoogleLoginInput {
    code: String!
    codeVerifier: String!
    redirectUri: String!
    nonce: String!
    rememberMe: Boolean
  }
  type StripePrices {
    starterMonthlySubscription: Float!
    standardMonthlySubscription: Float!
    proMonthlySubscription: Float!
    enterpriseMonthlySubscription: Float!
    starterMonthlySubscriptionFreeTrial: Float!
    standardMonthlySubscriptionFreeTrial: Float!
    proMonthlySubscriptionFreeTrial: Float!
    enterpriseMonthlySubscriptionFreeTrial: Float!
  }
  type StripePromotion {
    id: ID!
    code: String!
    type: String!
    quantity: Float!
  }
  type PaymentMethod {
    id: ID!
    brand: String!
    funding: String!
    expiryMonth: Int!
    expiryYear: Int!
    lastFourDigits: String!
    isDefault: Boolean!
  }
  type Query {
    currentUser: User
    accessToken(refreshToken: String!): AccessTokenPayload!
    assistants: [Assistant!]!
    clientFreeTrialInfo: ClientFreeTrialInfo
    stripePrices: StripePrices!
    stripePromotion: StripePromotion
    paymentMethods: [PaymentMethod!]!
  }
  type Mutation {
    googleLogin(input: GoogleLoginInput!): LoginPayload!
    refreshToken(refreshToken: String!): AccessTokenPayload!
    reactivateAccount(newSubscriptionType: ClientSubscriptionType): ClientSubscription!
    updateSubscription(subscriptionType: ClientSubscriptionType!): User!
    createStripeSetupIntent: String!
    applyStripePromotionCode(couponCode: String!): StripePromotion!
    removeStripePromotionCode: StripePromotion
  }
`;
