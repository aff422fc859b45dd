import { newConfig } from '@parley/assistant-config/newConfig';
import { NEW_GPT } from '@parley/assistant-config/newGpt';
import { buildAnswer } from '@parley/db/factories/answers';
import { buildApiKey } from '@parley/db/factories/apiKeys';
import { buildAttachment } from '@parley/db/factories/attachments';
import { buildAutomatedFaq } from '@parley/db/factories/automatedFaqs';
import { buildUser } from '@parley/db/factories/auth';
import { buildCannedReply } from '@parley/db/factories/cannedReplies';
import { buildArticle, buildArticleCategory } from '@parley/db/factories/content';
import { newForm } from '@parley/form/newForm';
import { question } from '@parley/form/templates';
import { buildFormSubmission, buildFormTemplate } from '@parley/db/factories/forms';
import { buildGuidedFlow } from '@parley/db/factories/guidedFlows';
import { buildConversation, buildMessage, buildVisitor } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { buildMacro } from '@parley/db/factories/macros';
import { buildNotification } from '@parley/db/factories/notifications';
import { buildScheduledMessage } from '@parley/db/factories/scheduledMessages';
import { buildBooking, buildCalendly } from '@parley/db/factories/bookings';
import { buildExternalTicket, buildIntegration, buildIntegrationRequest } from '@parley/db/factories/integrations';
import { buildProduct, buildStore } from '@parley/db/factories/stores';
import { buildTeam } from '@parley/db/factories/teams';
import { buildTopic, buildTopicQuestion } from '@parley/db/factories/topics';
import { buildWebhookDelivery, buildWebhookEndpoint } from '@parley/db/factories/webhooks';
import { setDefaultPaymentMethod } from '#billing/paymentMethods.service.ts';
import { startSubscription } from '#billing/startSubscription.ts';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { productId } from '#product-discovery/catalogue/productRow.ts';
import type { StoredShelf } from '#product-discovery/chat/shelf.ts';
import { NO_QUERY } from '#product-discovery/search/parseQuery.ts';
import { buildCompany } from '#testing/company.ts';

type Records = Awaited<ReturnType<typeof buildRecords>>;

/** One record of each kind, all of one company. */
export type Ids = Records['ids'];

/** The code that the matrix applies. */
export const PROMOTION_CODE = 'WELCOME20';

/** Text in everything that belongs to the company, and in everything that its visitor wrote. */
export type Marks = { company: string; conversation: string };

/** A company with all that the matrix asks for. */
export async function buildRecords(deps: Deps, marks: Marks) {
  const { db } = deps;
  const { clientId, assistantId, agent } = await buildCompany({ db, deps });
  const ownerId = agent.id;
  const createdAt = new Date();
  await db.client.update({
    where: { id: clientId },
    data: { name: `Company ${marks.company}`, email: `${marks.company}@a.example` },
  });
  await db.assistant.update({
    where: { id: assistantId },
    data: {
      title: `Nori ${marks.company}`,
      avatar: `https://images.example/${marks.company}.png`,
      identityMode: 'Optional',
      identitySecret: `sealed ${marks.company}`,
    },
  });

  const draft = JSON.stringify(newConfig({ title: `Nora ${marks.company}` }));
  await db.draft.update({ where: { subjectId: assistantId }, data: { content: draft } });

  const person = { clientId, name: `Maya ${marks.company}` };
  const pending = await buildUser(db, { ...person, status: 'Pending' });
  const staff = await buildUser(db, person);
  const admin = await buildUser(db, { ...person, role: 'Admin' });
  const leaver = await buildUser(db, person);
  const invited = await buildUser(db, { ...person, status: 'Pending' });
  const visitor = await buildVisitor(db, { clientId, name: `Visitor ${marks.conversation}` });
  const otherVisitor = await buildVisitor(db, { clientId });

  const named = { clientId, name: `Repairs ${marks.company}` };
  const label = await buildLabel(db, named);
  const team = await buildTeam(db, named);
  const cannedReply = await buildCannedReply(db, {
    clientId,
    ownerId,
    title: marks.company,
    body: marks.company,
  });
  const macro = await buildMacro(db, { clientId, ownerId, name: marks.company });
  const savedView = await db.savedView.create({
    data: {
      id: newId('SavedView'),
      clientId,
      ownerId: admin.id,
      name: `Mine ${marks.company}`,
      query: 'view=mine',
      scope: 'All',
      createdAt,
    },
  });
  const reportSchedule = await db.reportSchedule.create({
    data: {
      id: newId('ReportSchedule'),
      clientId,
      name: `Mondays ${marks.company}`,
      cadence: 'Weekly',
      hour: 8,
      filter: '{}',
      nextAt: new Date('2100-01-04T08:00:00Z'),
      createdAt,
      recipients: { create: [{ userId: admin.id }, { userId: staff.id }] },
    },
  });

  const conversation = await buildConversation(db, {
    clientId,
    assistantId,
    visitorId: visitor.id,
    messages: [
      `Hello ${marks.conversation}`,
      { author: 'AI', authorName: 'Nori', body: `Yes ${marks.conversation} [1]` },
      { author: 'Agent', authorName: 'Maya', kind: 'Form', body: 'Return request' },
    ],
    assigneeId: agent.id,
    teamId: team.id,
    labelIds: [label.id],
  });
  const message = conversation.messages[0]?.id ?? '';
  const answered = conversation.messages[1]?.id ?? '';
  await buildAnswer(db, { messageId: answered, citations: [{ quote: marks.conversation }] });
  const attachment = await buildAttachment(db, { messageId: message, name: `${marks.conversation}.txt` });
  const notification = await buildNotification(db, { userId: staff.id, conversationId: conversation.id });
  const scheduled = await buildScheduledMessage(db, {
    conversationId: conversation.id,
    authorId: agent.id,
    body: marks.conversation,
  });
  const askedMacro = { macroId: macro.id, conversationIds: [], snoozedUntil: null, actions: [] };
  const came = { undo: [], messageIds: [], leftOut: [], passedOver: [], undoneIds: [], partlyUndoneIds: [] };
  const macroRun = await db.macroRun.create({
    data: {
      id: newId('MacroRun'),
      userId: staff.id,
      key: 'ran',
      outcome: JSON.stringify({ ...askedMacro, ...came }),
      createdAt,
    },
  });

  const articleCategory = await buildArticleCategory(db, named);
  const otherCategory = await buildArticleCategory(db, { clientId, name: `Shipping ${marks.company}` });
  const written = { clientId, authorId: agent.id, categoryId: articleCategory.id, gptStatus: 'Failed' as const };
  const article = await buildArticle(db, {
    ...written,
    title: `Repair promise ${marks.company}`,
    body: `<p>Belts ${marks.company}</p>`,
    publishAt: new Date(createdAt.getTime() + 60 * 60_000),
    translationGroup: 'repairs',
  });
  await buildArticle(db, {
    ...written,
    title: `Promesa ${marks.company}`,
    language: 'es',
    translationGroup: 'repairs',
  });
  const file = { clientId, name: `Belts ${marks.company}.pdf`, size: 10, receivedBytes: 10, hash: 'same', createdAt };
  await db.document.create({ data: { ...file, articleId: article.id } });
  const importedArticle = await buildArticle(db, { clientId, title: `Imported ${marks.company}`, status: 'Draft' });
  const articleImport = await db.articleImport.create({
    data: {
      id: newId('ArticleImport'),
      clientId,
      name: `${marks.company}.zip`,
      size: 10,
      state: 'Done',
      createdAt,
      endedAt: createdAt,
      items: {
        create: {
          path: `${marks.company}.md`,
          isImported: true,
          articleId: importedArticle.id,
          notes: `["${marks.company}"]`,
        },
      },
    },
  });
  const rules = { kind: 'Site', addresses: [`https://${marks.company}.example/`], maxDepth: 5, maxPages: 100 } as const;
  const crawlSource = await db.crawlSource.create({
    data: {
      ...rules,
      id: newId('CrawlSource'),
      clientId,
      addresses: JSON.stringify(rules.addresses),
      includePatterns: JSON.stringify([`/${marks.company}`]),
      createdAt,
    },
  });
  const crawlRun = await db.crawlRun.create({
    data: { id: newId('CrawlRun'), clientId, sourceId: crawlSource.id, rules: JSON.stringify(rules), createdAt },
  });
  const url = `https://${marks.company}.example/belts`;
  const item = { runId: crawlRun.id, url, depth: 1, foundOn: url, outcome: 'Failed', reason: 'NotFound' } as const;
  await db.crawlRunItem.create({ data: { ...item, detail: marks.company, runAt: createdAt } });
  const webpage = await buildArticle(db, { ...written, type: 'Webpage', title: `Page ${marks.company}` });
  await db.webpage.create({ data: { articleId: webpage.id, clientId, sourceId: crawlSource.id, url } });
  const words = { articleId: article.id, clientId, heading: '' };
  const passage = await db.passage.create({ data: { ...words, position: 0, text: `Belts are ${marks.company}` } });
  await db.passage.create({ data: { ...words, position: 1, text: 'Straps too.' } });
  const frenchArticle = await buildArticle(db, { ...written, title: `Promesse ${marks.company}`, language: 'fr' });
  const unpublished = await buildArticle(db, { ...written, title: `Draft ${marks.company}`, status: 'Draft' });

  const belts = { clientId, question: `Is the belt free, ${marks.company}?`, answer: `Yes, ${marks.company}.` };
  const automatedFaq = await buildAutomatedFaq(db, { ...belts, phrasings: [`Belts ${marks.company}`] });
  const deletedFaq = await buildAutomatedFaq(db, { ...belts, deletedAt: createdAt });
  const form = await buildFormTemplate(db, { clientId, name: `Return request ${marks.company}` });
  const draftForm = await buildFormTemplate(db, { clientId, status: 'Draft', name: `Warranty ${marks.company}` });
  const archivedForm = await buildFormTemplate(db, { clientId, status: 'Archived', name: `Old ${marks.company}` });
  const asked = conversation.messages[2]?.id ?? '';
  const submission = await buildFormSubmission(db, {
    formTemplateId: form.id,
    conversationId: conversation.id,
    messageId: asked,
    visitorId: visitor.id,
    visitorName: visitor.name,
    state: 'Partial',
    answers: { order_number: `NW ${marks.conversation}` },
  });

  const oldSubmission = await buildFormSubmission(db, { formTemplateId: form.id, visitorName: marks.company });
  const addressForm = await buildFormTemplate(db, {
    clientId,
    content: newForm({ name: `Pick-up ${marks.company}`, fields: [question('Address', 'Where?', { key: 'where' })] }),
  });
  const addressSubmission = await buildFormSubmission(db, {
    formTemplateId: addressForm.id,
    answers: { where: { street: marks.company, postalCode: '', city: 'Bern', country: '' } },
  });
  const guidedFlow = await buildGuidedFlow(db, { clientId, content: { name: `Returns ${marks.company}` } });
  const drawnFlow = await buildGuidedFlow(db, {
    clientId,
    content: { name: `Rentals ${marks.company}` },
    isPublished: false,
  });

  const archivedFlow = await buildGuidedFlow(db, {
    clientId,
    content: { name: `Sale ${marks.company}` },
    archivedAt: createdAt,
  });

  const run = await db.flowRun.create({
    data: {
      id: newId('FlowRun'),
      guidedFlowId: guidedFlow.id,
      conversationId: conversation.id,
      versionNumber: 1,
      state: 'Completed',
      waitingFor: '[]',
      path: '["presentation","ask"]',
      startedAt: createdAt,
      lastActivityAt: createdAt,
    },
  });
  const flowTest = await db.flowTest.create({
    data: {
      id: newId('FlowTest'),
      guidedFlowId: guidedFlow.id,
      name: `By mail ${marks.company}`,
      steps: '[{"nodeId":null,"expects":["ask"]}]',
      createdAt,
    },
  });
  const flowMessage = await buildMessage(db, {
    conversationId: conversation.id,
    author: 'Flow',
    body: marks.conversation,
    payload: JSON.stringify({
      flow: {
        runId: run.id,
        choices: [{ nodeId: 'size', kind: 'Button', label: marks.conversation }],
        memberIds: [agent.id],
        articleId: article.id,
      },
    }),
  });

  const store = await buildStore(db, { clientId, displayName: `Shop ${marks.company}`, assistantIds: [assistantId] });
  const product = await buildProduct(db, { clientId, storeId: store.id, title: `Jacket ${marks.company}` });
  await db.storeSync.create({
    data: { id: newId('StoreSync'), storeId: store.id, kind: 'Full', startedAt: createdAt },
  });
  await db.storeIntegration.update({
    where: { id: store.id },
    data: {
      rules: JSON.stringify({
        pins: [{ words: 'jacket', product: product.externalId }],
        excludeProducts: [product.externalId],
      }),
    },
  });
  const integration = await buildIntegration(db, { clientId });
  const integrationRequest = await buildIntegrationRequest(db, { integrationId: integration.id });
  await buildExternalTicket(db, { clientId, conversationId: conversation.id, integrationId: integration.id });
  const calendar = await buildCalendly(db, { clientId });
  const bookingMessage = await buildMessage(db, {
    conversationId: conversation.id,
    kind: 'Booking',
    author: 'Flow',
    authorName: 'Nori',
    body: `Fitting ${marks.conversation}`,
    key: 'booking',
  });
  const offered = { clientId, conversationId: conversation.id, messageId: bookingMessage.id };
  await buildBooking(db, { ...offered, name: marks.conversation, cancelUrl: '/cancel', rescheduleUrl: '/move' });
  const shelved = await buildMessage(db, {
    conversationId: conversation.id,
    kind: 'Products',
    author: 'AI',
    authorName: 'Nori',
    body: `One fits ${marks.conversation}`,
    payload: JSON.stringify(shelfWith(product, marks.conversation)),
    key: 'shelved',
  });

  const session = await db.session.create({
    data: {
      id: newId('Session'),
      userId: staff.id,
      rememberMe: false,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 24 * 60 * 60_000),
    },
  });
  const image = await db.avatarImage.create({
    data: {
      id: newId('AvatarImage'),
      clientId,
      uploaderId: staff.id,
      mediaType: 'image/png',
      bytes: new Uint8Array(),
      createdAt,
    },
  });
  const evaluationSet = await db.evaluationSet.create({
    data: { id: newId('EvaluationSet'), clientId, name: `Winter ${marks.company}`, createdAt },
  });
  const evaluationQuestion = await db.evaluationQuestion.create({
    data: {
      id: newId('EvaluationQuestion'),
      setId: evaluationSet.id,
      question: marks.company,
      isAnswerable: false,
      createdAt,
    },
  });
  const settings = JSON.stringify(NEW_GPT);
  await db.evaluationRun.create({
    data: {
      id: newId('EvaluationRun'),
      setId: evaluationSet.id,
      clientId,
      assistantId,
      state: 'Done',
      live: settings,
      draft: settings,
      createdAt,
    },
  });
  const webhookEndpoint = await buildWebhookEndpoint(db, { clientId, description: `Told ${marks.company}` });
  const webhookDelivery = await buildWebhookDelivery(db, {
    endpointId: webhookEndpoint.id,
    payload: JSON.stringify({ data: marks.company }),
  });
  const apiKey = await buildApiKey(db, { clientId, name: `Orders ${marks.company}` });
  const dataExport = await db.dataExport.create({
    data: { id: newId('DataExport'), clientId, requestedById: admin.id, status: 'Ready', createdAt },
  });

  const topic = await buildTopic(db, { clientId, name: `Straps ${marks.company}` });
  const otherTopic = await buildTopic(db, { clientId, name: `Repairs ${marks.company}` });
  const mergedTopic = await buildTopic(db, {
    clientId,
    name: `Buckles ${marks.company}`,
    mergedIntoId: topic.id,
    mergedAt: createdAt,
  });
  const { id: alsoAsked } = await buildConversation(db, { clientId, assistantId, visitorId: visitor.id });
  for (const conversationId of [conversation.id, alsoAsked])
    await buildTopicQuestion(db, { conversationId, topicId: topic.id });
  await db.gapAction.create({
    data: {
      id: newId('GapAction'),
      clientId,
      kind: 'Article',
      targetId: article.id,
      question: marks.conversation,
      phrasings: JSON.stringify([marks.conversation]),
      topicId: topic.id,
      authorName: marks.company,
      createdAt,
    },
  });

  const ids = {
    client: clientId,
    assistant: assistantId,
    automatedFaq: automatedFaq.id,
    deletedFaq: deletedFaq.id,
    colleague: agent.id,
    leaver: leaver.id,
    invited: invited.id,
    session: session.id,
    visitor: visitor.id,
    conversation: conversation.id,
    message,
    answered,
    attachment: attachment.id,
    scheduled: scheduled.id,
    notification: notification.id,
    image: image.id,
    integration: integration.id,
    calendar: calendar.id,
    bookingMessage: bookingMessage.id,
    integrationRequest: integrationRequest.id,
    store: store.id,
    product: productId(product),
    shelved: shelved.id,
    article: article.id,
    passage: String(passage.id),
    unpublished: unpublished.id,
    frenchArticle: frenchArticle.id,
    webpage: webpage.id,
    articleImport: articleImport.id,
    crawlSource: crawlSource.id,
    crawlRun: crawlRun.id,
    form: form.id,
    draftForm: draftForm.id,
    archivedForm: archivedForm.id,
    formMessage: asked,
    formSubmission: submission.id,
    oldSubmission: oldSubmission.id,
    addressSubmission: addressSubmission.id,
    articleCategory: articleCategory.id,
    otherCategory: otherCategory.id,
    guidedFlow: guidedFlow.id,
    drawnFlow: drawnFlow.id,
    archivedFlow: archivedFlow.id,
    flowMessage: flowMessage.id,
    flowRun: run.id,
    flowTest: flowTest.id,
    label: label.id,
    topic: topic.id,
    otherTopic: otherTopic.id,
    mergedTopic: mergedTopic.id,
    team: team.id,
    cannedReply: cannedReply.id,
    macro: macro.id,
    macroRun: macroRun.id,
    savedView: savedView.id,
    reportSchedule: reportSchedule.id,
    dataExport: dataExport.id,
    apiKey: apiKey.id,
    webhookEndpoint: webhookEndpoint.id,
    webhookDelivery: webhookDelivery.id,
    evaluationSet: evaluationSet.id,
    evaluationQuestion: evaluationQuestion.id,
    ...(await buildBill(deps, clientId)),
  };
  return { ids, staff: { pending, staff, admin }, visitors: { visitor, otherVisitor } };
}

/** One product, as a message shows it. */
const shelfWith = (
  product: { id: number; storeId: string; externalId: string; title: string; url: string; price: number },
  title: string,
): StoredShelf => ({
  storeId: product.storeId,
  searchId: 'psrc_none',
  layout: 'Carousel',
  currency: 'CHF',
  found: 1,
  query: NO_QUERY,
  refinements: [],
  cards: [
    {
      productId: product.id,
      externalId: product.externalId,
      title,
      variant: '',
      summary: '',
      hasImage: false,
      url: product.url,
      cartUrl: null,
      price: product.price,
      compareAtPrice: null,
      stock: '',
      facts: [],
    },
  ],
});

/** Gives a company a subscription at Stripe, a card and an invoice, and Stripe the promotion code. */
async function buildBill(deps: Deps, clientId: string): Promise<{ card: string; invoice: string }> {
  const { db, stripe } = deps;
  await db.clientSubscription.delete({ where: { clientId } });
  const { stripeId } = await startSubscription(deps, clientId, 'Standard');
  const { stripeCustomerId } = await db.client.findUniqueOrThrow({ where: { id: clientId } });
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer: stripeCustomerId ?? '' });
  await setDefaultPaymentMethod(deps, clientId, card);
  const { data } = await stripe.invoices.list({ subscription: stripeId ?? '' });

  const { data: codes } = await stripe.promotionCodes.list({ code: PROMOTION_CODE });
  if (codes.length === 0) {
    const { id: coupon } = await stripe.coupons.create({ percent_off: 20 });
    await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: PROMOTION_CODE });
  }
  return { card, invoice: data[0]?.id ?? '' };
}
